// Under the server's new address: what the phone brought along is kept here, then the table is opened.
const form = document.getElementById("moving");
try {
  const { match, held, notes } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  localStorage.setItem(`meydan carried ${match}`, JSON.stringify(held));
  if (notes.length) localStorage.setItem(`meydan notes ${match}`, JSON.stringify(notes));
  history.replaceState(null, "", location.pathname);
  form.submit();
} catch { /* nothing was brought along: the button opens the table */ }

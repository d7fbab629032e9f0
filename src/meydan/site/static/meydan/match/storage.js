// Documents that survive a reload: in IndexedDB, or where that is missing in localStorage. Both work on plain HTTP.

const DATABASE = "meydan";
const STORE = "matches";

/** `update(name, change)` puts `change(document)` in the document's place, at once for all tabs, and gives it back;
 *  a change that gives undefined leaves everything as it is. */
export async function openStorage() {
  try {
    return inDatabase(await openDatabase());
  } catch {
    return inLocalStorage(); // private windows of some browsers have no database
  }
}

function openDatabase() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("the database is blocked"));
  });
}

function inDatabase(database) {
  const transaction = (work) =>
    new Promise((resolve, reject) => {
      const opened = database.transaction(STORE, "readwrite", { durability: "strict" });
      let result;
      work(opened.objectStore(STORE), (value) => (result = value), opened);
      opened.oncomplete = () => resolve(result);
      opened.onabort = () => reject(opened.failure ?? opened.error);
    });
  return {
    update: (name, change) =>
      transaction((store, give, opened) => {
        store.get(name).onsuccess = ({ target }) => {
          try {
            const changed = change(target.result);
            if (changed !== undefined) store.put(changed, name);
            give(changed ?? target.result);
          } catch (error) {
            opened.failure = error;
            opened.abort();
          }
        };
      }),
    names: () => transaction((store, give) => (store.getAllKeys().onsuccess = ({ target }) => give(target.result))),
    remove: (name) => transaction((store) => store.delete(name)),
  };
}

function inLocalStorage() {
  const prefix = `${DATABASE} ${STORE} `;
  return {
    async update(name, change) {
      const document = JSON.parse(localStorage.getItem(prefix + name) ?? "null") ?? undefined;
      const changed = change(document);
      if (changed !== undefined) localStorage.setItem(prefix + name, JSON.stringify(changed));
      return changed ?? document;
    },
    async names() {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return keys.map((key) => key.slice(prefix.length));
    },
    async remove(name) {
      localStorage.removeItem(prefix + name);
    },
  };
}

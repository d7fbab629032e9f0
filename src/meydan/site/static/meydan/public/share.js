// The phone's own way to pass an address on, where it has one; else it is copied.
import { toast } from "../toast.js";
import { say } from "../words.js";

const button = document.querySelector("[data-share]");
if (button && (navigator.share || navigator.clipboard)) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const { share: url, title } = button.dataset;
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => {}); // whoever closes the list has decided
      return;
    }
    await navigator.clipboard.writeText(url);
    toast(say("Adres kopyalandı", "Address copied"), "success");
  });
}

/** What the script in the head of every page leaves (boot/boot-page.ts). */
interface Window {
  /** Kept once every script that the page names has run, however late. */
  scriptsLoaded?: Promise<void>;
  /** What the page consists of, before others put something into it (boot/set-strangers-aside.ts). */
  parsedElements?: WeakSet<Element>;
}

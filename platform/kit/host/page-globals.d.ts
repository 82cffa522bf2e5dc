/** The properties that the script in the head of every page sets (boot/boot-page.ts). */
interface Window {
  /** Kept once every script that the page names has run, however late. */
  scriptsLoaded?: Promise<void>;
  /** The elements of the page itself, before others put something into it (boot/set-strangers-aside.ts). */
  parsedElements?: WeakSet<Element>;
}

import { keepItem, readItem } from 'kit/page/browser-storage';

/** A browser on a machine: what tells it from all others, and what a person calls it. */
export type Device = { id: string; name: string };

const storedName = 'blog-device';

/** For as long as the page is there, where the browser keeps nothing. */
const forThisPage = crypto.randomUUID();

/** The browser that the tool is used in. Where nobody signs in, it alone says whose unsaved work is. */
export function readOwnDevice(): Device {
  const name = nameDevice(navigator.userAgent);
  const known = readItem('localStorage', storedName);
  if (known !== null) return { id: known, name };
  keepItem('localStorage', storedName, forThisPage);
  return { id: forThisPage, name };
}

// In this order: browsers name those that they want to be taken for as well.
const browsers = { Edge: /Edg\//, Opera: /OPR\//, Firefox: /Firefox\//, Chrome: /Chrome\//, Safari: /Safari\// };
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS X/,
  Linux: /Linux/,
};

/** What a person calls a browser: `Firefox on Windows`. @param userAgent as the browser describes itself */
export function nameDevice(userAgent: string): string {
  const find = (kinds: Readonly<Record<string, RegExp>>) =>
    Object.entries(kinds).find(([, sign]) => sign.test(userAgent))?.[0];
  const [browser = 'A browser', system] = [find(browsers), find(systems)];
  return system ? `${browser} on ${system}` : browser;
}

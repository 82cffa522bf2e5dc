import { keepItem, readItem } from 'kit/page/browser-storage';

/** A browser on a machine: what tells it from all others, and what a person calls it. */
export type Device = { id: string; name: string };

const storedName = 'blog-device';

/** For as long as the page is there, where the browser keeps nothing. */
const forThisPage = crypto.randomUUID();

/** The browser that the tool is used in, or the program that has none. Where nobody signs in, it alone says whose unsaved work is. */
export function readOwnDevice(): Device {
  // Node 20 has no `navigator`, and commands and tests use the store there.
  const name = typeof navigator === 'undefined' ? 'A program' : nameDevice(navigator.userAgent);
  const known = readItem('localStorage', storedName);
  if (known !== null) return { id: known, name };
  keepItem('localStorage', storedName, forThisPage);
  return { id: forThisPage, name };
}

// In this order: browsers name those that they want to be taken for as well.
const browsers = { Edge: 'Edg/', Firefox: 'Firefox/', Chrome: 'Chrome/', Safari: 'Safari/' };

/** What a person calls a browser: `Firefox on Windows`. @param userAgent as the browser describes itself */
export function nameDevice(userAgent: string): string {
  const [browser = 'A browser'] = Object.entries(browsers).find(([, sign]) => userAgent.includes(sign)) ?? [];
  const [system] = /iPhone|iPad|Android|Windows|Mac OS X|Linux(?!; Android)/.exec(userAgent) ?? [];
  return system ? `${browser} on ${system}` : browser;
}

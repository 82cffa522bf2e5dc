/** Where compose says under which address each package's files are served. */
const folders = Symbol.for('folders of own files');

/**
 * Says where the files are served that packages bring, before their pages are prerendered.
 * @param addresses of each package's folder, by name: `/assets/mfe-pumps/0123456789abcdef/`
 */
export const provideFolders = (addresses: Readonly<Record<string, string>>): boolean =>
  Reflect.set(globalThis, folders, new Map(Object.entries(addresses)));

/**
 * Address of a file that a package brings, where pages are prerendered.
 * @throws {Error} when compose has not said where the package's files are served
 */
export function addressInNode(file: string, name: string): string {
  const known: unknown = Reflect.get(globalThis, folders);
  const folder: unknown = known instanceof Map ? known.get(name) : undefined;
  if (typeof folder !== 'string')
    throw new Error(`${file}: nobody has said where the files of ${name} are served. Call provideFolders before`);
  return folder + file;
}

/**
 * The same address in a browser, letter for letter: one of the page's own origin has none.
 * @param folder address that the package's scripts came from
 */
export function addressInBrowser(file: string, folder: string): string {
  const { origin, pathname, href } = new URL(file, new URL(folder, location.href));
  return origin === location.origin ? pathname : href;
}

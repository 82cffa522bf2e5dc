import { nameCommand, nameDocument } from 'kit/presets/command-line/name-command';
/** The remedy where two remotes only fit the site together, as when a page moves. @param other `undefined` when nobody knows it */
export const releaseTogether = (remote: string, other = '<the other remote>') =>
  `release both together: "${nameCommand(`release ${remote} ${other}`)}" (${nameDocument('docs/release.md#when-a-page-moves-or-goes')})`;

/** What to do where two remotes only fit the site together, as when a page moves. @param other `undefined` when nobody knows it */
export const releaseTogether = (remote: string, other = '<the other remote>') =>
  `release both together: "npx -y pnpm@12 release ${remote} ${other}" (docs/release.md#when-a-page-moves-or-goes)`;

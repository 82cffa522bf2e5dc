/** What `package.json` says where npm installs the platform's packages; pnpm-workspace.yaml says it in the checkout. */
export const installRules = {
  // Asks for one that asks for Node 22, and uses nothing of it that this one lacks.
  overrides: { 'light-my-request': { cookie: '1.1.1' } },
  // None of these scripts is needed: their binaries come as platform packages.
  allowScripts: {
    '@firebase/util': false,
    '@parcel/watcher': false,
    '@swc/core': false,
    esbuild: false,
    protobufjs: false,
  },
} as const;

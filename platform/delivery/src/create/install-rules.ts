import * as v from 'valibot';

/** The settings in `package.json` where npm installs the platform's packages; pnpm-workspace.yaml has them in the checkout. */
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

const manifestSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** Files with these rules in their `package.json`. */
export const addInstallRules = (files: Readonly<Record<string, string>>): Record<string, string> => {
  const manifest = v.parse(manifestSchema, files['package.json']);
  return { ...files, 'package.json': `${JSON.stringify({ ...manifest, ...installRules }, null, 2)}\n` };
};

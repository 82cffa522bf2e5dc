// What the bundler puts in.
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { readonly default: object };

/** The packages that the shell shares with remotes, by name and version; the bundler fills it and reads it. */
export async function openShareScope(): Promise<object> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

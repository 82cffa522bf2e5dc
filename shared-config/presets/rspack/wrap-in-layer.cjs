/**
 * Loader: puts every stylesheet into the cascade layer of the package it belongs to, so that a remote cannot
 * restyle its neighbours or the shell, whatever the order in which styles arrive (design §7).
 */
module.exports = function wrapInLayer(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  // States the order of the layers, so it must stand outside of them.
  if (path.endsWith('/layers.css')) return source;
  const layer = path.endsWith('/tokens.css')
    ? 'tokens'
    : path.includes('/shared-ui/src/')
      ? 'ui'
      : path.endsWith('/global.css')
        ? 'reset'
        : path.includes('/shell/src/')
          ? 'shell'
          : 'remote';
  return `@layer ${layer} {\n${source}\n}\n`;
};

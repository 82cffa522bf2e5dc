const { basename } = require('node:path');
const postcss = require('postcss');

/**
 * Loader: puts every stylesheet into the cascade layer of the package it belongs to, so that a remote cannot
 * restyle its neighbours or the shell, whatever the order in which styles arrive (architecture §9 Styles). One that is in that layer
 * already stays as it is: what pages take of shared-ui and kit says so itself, for builds without this loader.
 *
 * @throws {Error} for a CSS Module whose styles would apply outside of its own classes, naming file and line
 */
module.exports = function wrapInLayer(source) {
  const path = this.resourcePath.replaceAll('\\', '/');
  // States the order of the layers, so it must stand outside of them.
  if (path.endsWith('/layers.css')) return source;
  const layer = path.endsWith('/tokens.css')
    ? 'tokens'
    : /\/(kit\/page|shared-ui\/src)\//.test(path)
      ? 'ui'
      : path.endsWith('/global.css')
        ? 'reset'
        : /\/(kit\/host|shell\/src)\//.test(path)
          ? 'shell'
          : 'remote';
  // A brace too many would end the layer: the parser refuses it.
  const root = postcss.parse(source, { from: path });
  if (path.endsWith('.module.css') && layer !== 'shell') checkOwnClasses(root, basename(this.rootContext));
  const isInLayer = (node) => node.type === 'comment' || (node.name === 'layer' && node.params === layer && node.nodes);
  if (root.nodes.length > 0 && root.nodes.every(isInLayer)) return source;
  // On one line with the first, so that messages name the lines of the file.
  return `@layer ${layer} {${source}\n}\n`;
};

/** Holds for the whole document, in whatever layer it stands. */
const isOfDocument = /^(charset|import|namespace|font-face|property|counter-style|page|view-transition)$/;

/** The conditions in `:has()` and `:not()`: a class in there is none of an element that the styles apply to. */
// Never slow: selectors of the stylesheets of this checkout.
const conditions = /:(has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The compiler refuses a selector without any class of the module; this refuses what gets round that. */
function checkOwnClasses(root, name) {
  root.walkAtRules(isOfDocument, (rule) => {
    if (rule.name === 'font-face') return checkTypefaceName(rule, name);
    throw rule.error(`@${rule.name} holds for every page of the site. Ask the platform team to add it to the shell`);
  });
  root.walkRules((rule) => {
    const isNested = rule.parent?.type === 'rule' || /keyframes$/.test(rule.parent?.name ?? '');
    const isForeign = rule.selectors.some((selector) => !/[.&]/.test(selector.replace(conditions, '')));
    if (!isNested && isForeign)
      throw rule.error(
        `"${rule.selector}" applies outside of this module. Begin with a class of it, such as ".heading"`,
      );
  });
}

/** A typeface has its name in every page of the site, so that a remote's begins with the remote's own. */
function checkTypefaceName(rule, name) {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replace(/^["']|["']$/g, '');
  });
  if (!family.startsWith(`${name} `))
    throw rule.error(
      `@font-face holds for every page of the site: "${family}" could be another's. Call it "${name} ${family}"`,
    );
}

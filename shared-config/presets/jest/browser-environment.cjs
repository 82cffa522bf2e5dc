const { createRequire } = require('node:module');
require('./compile-once.cjs');

// Testing Library asks for the computed style of every element that it considers. jsdom then matches a hundred rules of
// its own and works out eleven colours, up to the root: up to a fifth of what tests of a page cost, for what none sees,
// since style sheets are stubbed. What remains is whether an element is displayed, visible and takes the pointer.
const requireOfJsdom = createRequire(createRequire(require.resolve('jest-environment-jsdom')).resolve('jsdom'));
const sheet = requireOfJsdom.resolve('./jsdom/browser/default-stylesheet.js');
const { cssRules } = requireOfJsdom('rrweb-cssom').parse(requireOfJsdom(sheet));
require.cache[sheet].exports = [...cssRules]
  .filter(({ style }) => style?.display || style?.visibility || style?.['pointer-events'])
  .map(({ cssText }) => cssText)
  .join('\n');
const { propertiesWithResolvedValueImplemented: properties } = requireOfJsdom('./jsdom/living/helpers/style-rules.js');
for (const [name, { computedValue }] of Object.entries(properties)) {
  if (computedValue === 'computed-color') delete properties[name];
}

const { TestEnvironment } = require('jest-environment-jsdom');
const ariaQuery = createRequire(require.resolve('@testing-library/jest-dom'))('aria-query');

/** The browser of the unit tests. The file `aria-query.cjs` takes its tables from here. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.ariaQuery = ariaQuery;
  }
};

// Stands in for every CSS file in tests: each class is called what the component calls it.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_target, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : String(name)) },
);

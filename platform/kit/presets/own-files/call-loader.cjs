/** Loader: calls the one that the configuration brings, because the compiler loads its loaders without TypeScript. */
module.exports = function callLoader(source) {
  return this.getOptions().load(this, source);
};

/** Pictures and films are no text. */
module.exports.raw = true;

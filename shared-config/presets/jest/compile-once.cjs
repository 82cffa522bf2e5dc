const vm = require('node:vm');

// Jest compiles every module anew for every test file, React and the matchers included. A script that a worker has
// compiled once runs in the context of each test file, with what V8 has compiled of it since. What the modules do when
// they are loaded still happens for each test file.

/** @type {Map<string, { code: string, script: vm.Script, importDynamically: Function }>} */
const compiled = new Map();

/** Does what `vm.compileFunction` does for Jest. @type {typeof vm.compileFunction} */
function compileOnce(code, parameters, { filename, parsingContext, importModuleDynamically }) {
  let entry = compiled.get(filename);
  if (entry?.code !== code) {
    const head = `(function (${parameters.join(',')}) {`;
    entry = { code };
    entry.script = new vm.Script(`${head}${code}\n})`, {
      filename,
      columnOffset: -head.length,
      // That of the test file that runs now, not of the first one.
      importModuleDynamically: (...request) => compiled.get(filename).importDynamically(...request),
    });
    compiled.set(filename, entry);
  }
  entry.importDynamically = importModuleDynamically;
  return entry.script.runInContext(parsingContext);
}

vm.compileFunction = compileOnce;

// node run.cjs <script in TypeScript> [arguments]: what people and servers start again and again. It loads TypeScript as
// CommonJS, which leaves every process 0.3 s less to compute than "node --import tsx", which loads ES modules in a thread
// of their own. The price: nothing that is started so may wait at its top level, or import a file of ours dynamically.
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');
const { chooseSite } = require('./platform/delivery/choose-site.cjs');

require('tsx/cjs');
try {
  chooseSite(process.argv);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const named = resolve(process.argv[2]);
// A unit, an image or a job that was set up before server and delivery stood in platform/ names them without it.
process.argv.splice(1, 2, existsSync(named) ? named : resolve('platform', process.argv[2]));
require(process.argv[1]);

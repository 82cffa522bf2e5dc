// The process that prerenders loads TypeScript as CommonJS, as it loads the releases: that takes it half as long to start.
require('tsx/cjs');
require('./render-process.ts');

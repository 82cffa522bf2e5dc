// A thread does not inherit the loader of the process, so it brings its own.
require('tsx/cjs/api').register();
require('./documents-thread.ts');

#!/usr/bin/env node
// The delivery commands where they are installed, in a repository of a team's own: they work on the folder in which they
// are started. In the checkout package.json starts them (run.cjs).
const { existsSync } = require('node:fs');
const { join } = require('node:path');

process.env.WORKSPACE_DIR ??= process.cwd();
// What the repository says of the site: its registry, and where what is live is known. Variables that are set go before.
const settings = join(process.env.WORKSPACE_DIR, 'site.env');
if (existsSync(settings)) process.loadEnvFile(settings);

// Messages name commands as the checkout has them.
const here = (text) =>
  text
    .replace(/npx -y pnpm@12 (?:exec )?install\b/g, 'npm install')
    .replace(/npx -y pnpm@12 types [\w-]+/g, 'npm run types')
    .replace(/npx -y pnpm@12 test [\w-]+/g, 'npm test')
    .replace(/npx -y pnpm@12 serve\b/g, 'npx delivery start')
    .replace(/npx -y pnpm@12 (?:delivery )?/g, 'npx delivery ')
    .replace(/(?<![\w/])docs\/(errors\/|footguns|add-a-page|release|own-repository)/g, 'node_modules/delivery/docs/$1');
for (const name of ['log', 'error']) {
  const print = console[name];
  console[name] = (...values) => print(...values.map((value) => (typeof value === 'string' ? here(value) : value)));
}

process.argv.splice(2, 0, join(__dirname, 'src/main.ts'));
require(join(__dirname, '../run.cjs'));

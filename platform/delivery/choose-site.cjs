const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');

/** Has this process work on the site in a folder, with the settings of its `site.env`. Variables that are set go before. @param {string} folder */
function openSite(folder) {
  process.env.WORKSPACE_DIR = resolve(folder);
  const settings = join(folder, 'site.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
}

/**
 * Takes `--site <folder>` from the words of a command: it works on that site, with its releases, data and settings.
 * @param {string[]} words are changed
 * @throws {Error} where there is no site in the folder
 */
function chooseSite(words) {
  const at = words.findIndex((word) => /^--site(=|$)/.test(word));
  if (at === -1) return;
  const isInline = words[at] !== '--site';
  const folder = isInline ? words[at].slice('--site='.length) : (words[at + 1] ?? '');
  words.splice(at, isInline ? 1 : 2);
  if (folder === '' || !existsSync(join(folder, 'shell')))
    throw new Error(
      `--site ${folder}`.trim() +
        ': there is no site in it, whose host is in "shell". Name a folder such as examples/second-site',
    );
  process.env.CHOSEN_SITE = folder;
  openSite(folder);
}

module.exports = { chooseSite, openSite };

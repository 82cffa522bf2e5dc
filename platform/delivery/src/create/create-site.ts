import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { defineCommand } from 'kit/presets/command-line/command';
import { printLine } from 'kit/presets/command-line/print';
import { runCommand, runProcess } from 'kit/presets/command-line/run-process';
import * as v from 'valibot';
import { DeliveryError } from '../delivery-error';
import { listFiles } from '../files/list-files';
import { type PlatformPackages, siteFiles } from './site-files';
import { writeNewFiles } from './write-new-files';

// `npm create @company/site`: published as one script, with the sources of a new site (examples/new-site) beside it.

const platformSchema = v.object({ scope: v.string(), version: v.string(), registry: v.string() });

/** Where the sources name the company. */
const namingFile = 'shared-config/src/site.ts';
const templateName = "companyName: 'Example Works'";

/** `npm create @company/site` */
const command = defineCommand({
  summary: 'write a new site in a folder: a shell, a remote with pages, a form and posts',
  arguments: { folder: 'one', name: 'one' },
  example: 'bell-foundry "Wiedmann Bells"',
  run: async ({ folder, name }, platform: PlatformPackages) => {
    const root = resolve(folder);
    if (existsSync(root) && readdirSync(root).length > 0)
      throw new DeliveryError('name-taken', folder, 'there is something in it already', 'Choose an empty folder');
    if (name.trim() === '' || /\p{Cc}/u.test(name))
      throw new DeliveryError(
        'invalid-name',
        `"${name}"`,
        'it is no name of a company',
        'Name the company in one line',
      );
    const template = join(import.meta.dirname, 'template');
    await cp(template, root, { recursive: true });
    const naming = join(root, namingFile);
    const source = await readFile(naming, 'utf8');
    await writeFile(
      naming,
      source.replace(templateName, () => `companyName: ${quote(name)}`),
    );
    const written = await writeNewFiles(root, siteFiles(platform, basename(root)));
    return {
      data: { folder: root, files: [...listFiles(template), ...written] },
      lines: [
        `${root} has the site of ${name}. Next:`,
        `  cd ${/\s/.test(folder) ? `"${folder}"` : folder}`,
        ...firstSteps.map((step) => `  ${step}`),
      ],
    };
  },
});

/** Commands to type in the new folder. */
const firstSteps = ['npm install', 'git init -b main && git add --all && git commit -m "A site"', 'npm start'];

/** Quotes a text as the formatter does. */
const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;

void runProcess(
  async (args) => {
    const file = join(import.meta.dirname, 'platform.json');
    const platform = v.parse(platformSchema, JSON.parse(readFileSync(file, 'utf8')));
    const name = `npm create ${platform.scope}/site`;
    if (args.length > 0) return runCommand(command, { name, args, dependencies: platform });
    // No error: npm would say for six lines that one has failed.
    printLine(`${command.help(name)}\n\nName a folder and a company. "${name} -- --help" shows this`);
  },
  (error) => (error instanceof DeliveryError ? error.message : undefined),
);

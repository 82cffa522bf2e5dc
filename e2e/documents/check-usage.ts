import { refuseAddress } from 'kit/contract/reserved-path';
import * as v from 'valibot';
import { type Checkout, findIf, matchAll } from './checkout';

/** Where commands are written for somebody, or something, to run. */
const written = /\.(?:md|sh|template|ya?ml)$|^deploy\/|^(?:Dockerfile|netlify\.toml)$/;

/** What each version of the past has said. */
const past = /^(?:CHANGELOG\.md|docs\/decisions\/|platform\/delivery\/testing\/)/;

/** A command and what is given to it, as far as the line, the code or the quoted words go. */
const call =
  /(?<who>npx -y pnpm@12(?:\.\d+\.\d+)?(?: delivery)?|npx (?:-y --package=\S+ )?delivery|npm run)(?<words>(?: +[^\s`"#|&;)]+)*)/g;

/** What pnpm does by itself. */
const ofPackageManager = ['add', 'audit', 'exec', 'install', 'licenses', 'sbom', 'update', 'why'];

/** For every command that goes through `run.cjs`, and for every one that is defined. */
const everywhere = ['--site', '--json', '--help'];

const scriptsSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** What is called in a document: the words behind the command's own name, and how it was found. */
type Call = { who: string; name: string; words: string[]; line: number };

const readCalls = (text: string): Call[] =>
  Array.from(text.matchAll(call), ({ groups = {}, index }) => {
    const [name = '', ...words] = (groups['words'] ?? '').trim().split(/ +/);
    return { who: groups['who'] ?? '', name, words, line: text.slice(0, index).split('\n').length };
  });

/** A place for what is meant, such as `<remote>`, or that anything may stand there. */
const isOpen = (word: string) => word === '' || /^[<[….]/.test(word);

/** The options of a command, of the module that defines it. */
function readOptions(source: string): string[] {
  const [, block = '', line = ''] = /^ {2}options: \{(?:\n(.*?)^ {2}\},$| (.*) \},$)/ms.exec(source) ?? [];
  const names = [...matchAll(block, /^ {4}'?([a-z-]+)'?: /gm), ...matchAll(line, /^'?([a-z-]+)'?: /g)];
  return names.map(({ match }) => `--${match}`);
}

/** The commands of the checkout, and those that are called where its packages are installed. */
function listCommands({ paths, read }: Checkout) {
  const { scripts } = v.parse(scriptsSchema, JSON.parse(read('package.json')));
  const folder = 'platform/delivery/src/commands/';
  const moduleOf = (name: string): string | undefined => {
    const [, script, first] = /^node run\.cjs (\S+)(?: (\S+))?$/.exec(scripts[name] ?? '') ?? [];
    const delivered = `${folder}${first ?? name}.ts`;
    if (script === undefined || script.endsWith('/delivery/src/main.ts'))
      return paths.includes(delivered) ? delivered : undefined;
    return script;
  };
  const ofNpm = paths
    .filter((path) => /\/templates\/[^/]+\/package\.json\.template$/.test(path))
    .map((path) => Object.keys(v.parse(scriptsSchema, JSON.parse(read(path))).scripts));
  return {
    isCommand: ({ who, name }: Call) =>
      who === 'npm run'
        ? ofNpm.some((names) => names.includes(name))
        : moduleOf(name) !== undefined ||
          (!who.endsWith('delivery') && (name in scripts || ofPackageManager.includes(name))),
    optionsOf: ({ name }: Call) => {
      const module = moduleOf(name);
      return module === undefined ? undefined : [...everywhere, ...readOptions(read(module))];
    },
  };
}

/** Words of a command that are its own: npm takes those before the dashes, and `deploy` runs what is behind them. */
function ownWords({ who, words }: Call): string[] {
  const at = words.indexOf('--');
  if (at === -1) return words;
  return who === 'npm run' ? words.slice(at + 1) : words.slice(0, at);
}

/** Every command that a document, a template or a workflow names is there, with every option that is given to it. */
export function checkUsage(checkout: Checkout): string[] {
  const { isCommand, optionsOf } = listCommands(checkout);
  return checkout.paths
    .filter((path) => written.test(path) && !past.test(path))
    .flatMap((path) =>
      readCalls(checkout.read(path)).flatMap((one) => {
        if (isOpen(one.name)) return [];
        if (!isCommand(one)) return findIf(true, path, one.line, `there is no command "${one.who} ${one.name}"`);
        const known = optionsOf(one);
        return ownWords(one)
          .flatMap((word) => /^--[a-z-]+/.exec(word) ?? [])
          .flatMap((option) =>
            findIf(known?.includes(option) === false, path, one.line, `${one.name} has no option ${option}`),
          );
      }),
    );
}

/** A page or a remote that somebody is told to create. */
const creation =
  /\bcreate(?:-page mfe-[\w-]+ (?<page>\/[\w/-]+)|(?:-remote| @[\w-]+\/remote(?:@[\w.]+)?) mfe-(?<remote>[\w-]+))/g;

/** Another site is created there. */
const ofAnotherSite = ['docs/your-own-site.md'];

/** Nothing that a document has somebody create is taken: no path, no name of a remote. */
export function checkFreePaths({ paths, read }: Checkout): string[] {
  const definitions = paths.filter((path) => /^mfe-[^/]+\/remote\.ts$/.test(path));
  const routes = definitions.flatMap((file) =>
    matchAll(read(file), /\b(?:path: |aliases: \[)'([^']+)'/g).map(({ match }) => ({
      file,
      pattern: new RegExp(`^${match.replace(/:\w+/g, '[^/]+')}$`),
    })),
  );
  return paths
    .filter(
      (path) =>
        /^(?:docs\/|[^/]+$)/.test(path) && path.endsWith('.md') && !past.test(path) && !ofAnotherSite.includes(path),
    )
    .flatMap((document) => {
      const text = read(document);
      return Array.from(text.matchAll(creation)).flatMap(({ groups: { page, remote } = {}, index }) => {
        const path = page ?? `/${remote}`;
        const owner = routes.find(({ pattern }) => pattern.test(path))?.file.replace('/remote.ts', '');
        const reason = owner === undefined ? refuseAddress(path) : `${owner} has it`;
        const line = text.slice(0, index).split('\n').length;
        return [
          ...findIf(paths.includes(`mfe-${remote}/remote.ts`), document, line, `there is a remote mfe-${remote}`),
          ...findIf(reason !== undefined, document, line, `${path} is taken: ${reason}`),
        ];
      });
    });
}

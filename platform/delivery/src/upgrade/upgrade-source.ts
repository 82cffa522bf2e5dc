import { findMovedModule, movedNames } from './moved-modules';
import { lineAt, type Upgraded } from './upgraded';

/** A string that is a module of the packages: imported, mocked or extended, by its name or where npm has put it. */
const quotedModule = /(["'`])((?:[^"'`\s]*\/)?node_modules\/)?((?:shared-config|shared-ui)\/[\w./-]+)\1/g;

/** Rewrites code, a stylesheet or a configuration. */
export function upgradeSource(text: string): Upgraded {
  const renamed = moveNames(text).replace(
    quotedModule,
    (_whole, quote, place = '', specifier) => `${quote}${place}${findMovedModule(specifier) ?? specifier}${quote}`,
  );
  const shared = shareSingletons(renamed);
  return { text: shared, left: [...findFormerNames(shared), ...findUnsharedBuilds(shared)] };
}

/** Imports and exports by name. */
const declaration = /^(import|export)(\s+type)?\s*\{([^{}]*)\}\s*from\s*(["'])(shared-config\/\w+)\4(;?)/gm;

/** Takes names from the module that has them now. */
function moveNames(text: string): string {
  return text.replace(declaration, (whole, keyword, type = '', names: string, quote, module, end) => {
    // A name in a comment is for a person to move.
    if (/\/[/*]/.test(names)) return whole;
    const moved = new Map(Object.entries(movedNames[module] ?? {}));
    // `type A as B` is the name A.
    const targetOf = (name: string) => moved.get(name.replace(/^type\s+/, '').split(/\s/, 1)[0] ?? '') ?? module;
    const listed = names.split(',').map((name) => name.trim());
    const targets = [...new Set(listed.map(targetOf))];
    if (targets.every((target) => target === module)) return whole;
    const takenFrom = (target: string) => listed.filter((name) => name !== '' && targetOf(name) === target);
    return targets
      .filter((target) => takenFrom(target).length > 0)
      .map((target) => `${keyword}${type} { ${takenFrom(target).join(', ')} } from ${quote}${target}${quote}${end}`)
      .join('\n');
  });
}

/** Names that have moved, and are taken from where they were all the same: with all of a module, or in a way that is not rewritten. */
function findFormerNames(text: string): Upgraded['left'] {
  return Array.from(text.matchAll(/["'](shared-config\/\w+)["']/g)).flatMap(({ 1: module = '', index }) => {
    const moved = Object.entries(movedNames[module] ?? {});
    // The statement before the module's name; those before it have ended.
    const clause =
      text
        .slice(0, index)
        .split(/;|["']\n/)
        .at(-1) ?? '';
    const [, alias] = /\*\s*as\s+(\w+)/.exec(clause) ?? [];
    const handsAllOn = /\*\s*from\s*$/.test(clause);
    const isTaken = (name: string) =>
      alias === undefined
        ? new RegExp(`\\b${name}\\b`).test(clause)
        : new RegExp(`\\b${alias}\\.${name}\\b`).test(text);
    const taken = moved.filter(([name]) => handsAllOn || isTaken(name)).map(([name, to]) => `${name} from ${to}`);
    const remedy = `${module} no longer has all that is taken from it: take ${taken.join(', ')}`;
    return taken.length === 0 ? [] : [{ line: lineAt(text, index), remedy }];
  });
}

const buildPreset = 'kit/presets/rspack/remote-configurations';
const singletons = 'shared-config/singletons';

/** Passes the site's shared packages to the preset, where its call is as `npm create` has written it. */
function shareSingletons(text: string): string {
  const call = /\bremoteConfigurations\((\w+), import\.meta\.dirname\)/;
  const imported = new RegExp(`^import .* from (["'])${buildPreset}\\1(;?)$`, 'm');
  if (!call.test(text) || !imported.test(text) || text.includes(singletons)) return text;
  return text
    .replace(imported, (line, quote, end) => `${line}\nimport { singletons } from ${quote}${singletons}${quote}${end}`)
    .replace(call, 'remoteConfigurations($1, import.meta.dirname, singletons)');
}

/** Presets of builds that ask for the site's shared packages. */
const sharingPresets =
  /["']kit\/presets\/(?:rspack\/(?:remote-configurations|node-configuration)|federation\/shared-singletons)["']/;

/** A build of its own kind, which nothing is handed to yet. */
function findUnsharedBuilds(text: string): Upgraded['left'] {
  const { index } = sharingPresets.exec(text) ?? {};
  if (index === undefined || /\bsingletons\b/.test(text)) return [];
  const remedy = `hand it, as the last argument, what the site shares: import { singletons } from '${singletons}'`;
  return [{ line: lineAt(text, index), remedy }];
}

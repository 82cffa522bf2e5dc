import { type Checkout, finding } from './checkout';

const file = '.github/CODEOWNERS';

/** Every folder has one line, a remote that of its team; the general line comes first, because the last one that matches wins. */
export function checkOwners({ paths, read }: Checkout): string[] {
  const lines = read(file)
    .split('\n')
    .map((text, at) => ({ words: text.split(/\s+/), line: at + 1 }))
    .filter(({ words: [pattern = ''] }) => pattern !== '' && !pattern.startsWith('#'));
  const folders = new Set(paths.flatMap((path) => /^([^./][^/]*)\//.exec(path)?.[1] ?? []));
  return [
    ...(lines[0]?.words[0] === '*' ? [] : [finding(file, lines[0]?.line ?? 1, 'the line of "*" comes first')]),
    ...lines
      .filter(({ words: [pattern = ''] }) => pattern.endsWith('/') && !folders.has(pattern.slice(1, -1)))
      .map(({ words: [pattern], line }) => finding(file, line, `there is no ${pattern}`)),
    ...[...folders].flatMap((folder) => {
      const [found, another] = lines.filter(({ words: [pattern] }) => pattern === `/${folder}/`);
      if (!found) return [finding(file, 1, `/${folder}/ has no line`)];
      const definition = paths.includes(`${folder}/remote.ts`) ? read(`${folder}/remote.ts`) : '';
      const team = /\bteam: '([^']+)'/.exec(definition)?.[1];
      const isOwned = team === undefined || found.words.slice(1).join() === `@corvane/${team}`;
      return [
        ...(another ? [finding(file, another.line, `/${folder}/ has another line`)] : []),
        ...(isOwned ? [] : [finding(file, found.line, `/${folder}/ is owned by @corvane/${team}`)]),
      ];
    }),
  ];
}

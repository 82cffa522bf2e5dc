import { type Checkout, findIf, matchAll } from './checkout';

const file = '.github/CODEOWNERS';

/** Every folder has one line, a remote that of its team; the general line comes first, because the last one that matches wins. */
export function checkOwners({ paths, read }: Checkout): string[] {
  const lines = matchAll(read(file), /^([^#\s]+) +(.+)$/gm);
  const folders = new Set(paths.flatMap((path) => /^([^./][^/]*)\//.exec(path)?.[1] ?? []));
  return [
    ...findIf(lines[0]?.match !== '*', file, lines[0]?.line ?? 1, 'the line of "*" comes first'),
    ...lines.flatMap(({ match, line }) =>
      findIf(match.endsWith('/') && !folders.has(match.slice(1, -1)), file, line, `there is no ${match}`),
    ),
    ...[...folders].flatMap((folder) => {
      const [found, another] = lines.filter(({ match }) => match === `/${folder}/`);
      const definition = paths.includes(`${folder}/remote.ts`) ? read(`${folder}/remote.ts`) : '';
      const team = /\bteam: '([^']+)'/.exec(definition)?.[1];
      const isOthers = team !== undefined && found !== undefined && found.other !== `@corvane/${team}`;
      return [
        ...findIf(!found, file, 1, `/${folder}/ has no line`),
        ...findIf(another !== undefined, file, another?.line ?? 1, `/${folder}/ has another line`),
        ...findIf(isOthers, file, found?.line ?? 1, `/${folder}/ is owned by @corvane/${team}`),
      ];
    }),
  ];
}

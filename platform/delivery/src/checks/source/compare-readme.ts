/** The facts of a remote that its README states: its team, and every route and alias. */
type Described = { team: string | undefined; routes: readonly string[] };

/** Compares the README of a remote with its definition. @returns a line for each difference: path, line and text */
export function compareReadme(path: string, text: string, { team, routes }: Described): string[] {
  const named = Array.from(text.matchAll(/`(\/[^`]*)`/g), ({ 1: route = '', index }) => ({
    route,
    line: text.slice(0, index).split('\n').length,
  }));
  const counted = routes.map((route) => ({ route, times: named.filter((one) => one.route === route).length }));
  return [
    ...named
      .filter(({ route }) => !routes.includes(route))
      .map(({ route, line }) => `${path}:${line}: remote.ts has no route ${route}`),
    ...counted
      .filter(({ times }) => times !== 1)
      .map(({ route, times }) => `${path}:1: it names ${route} ${times} times`),
    ...(text.includes(`**Team**: ${team}\n`) ? [] : [`${path}:1: it does not name the team, ${team}`]),
  ];
}

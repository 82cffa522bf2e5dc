/** How far a line goes, in user units: a curve counts as the way by its control points, which is longer. */
export type PathExtent = { width: number; height: number; lengths: readonly number[] };

/** Numbers that a command of a path takes at a time (w3.org/TR/SVG2/paths.html). */
const taken: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7 };

/** Measures the data of a path, up to where they make no sense: browsers draw no further. */
export function measurePath(data: string): PathExtent {
  const scan = createScanner(data);
  const lengths: number[] = [];
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (toX: number, toY: number, around = 0) => {
    [left, right] = [Math.min(left, toX - around), Math.max(right, toX + around)];
    [top, bottom] = [Math.min(top, toY - around), Math.max(bottom, toY + around)];
  };
  const goTo = (toX: number, toY: number) => {
    lengths.push(Math.hypot(toX - x, toY - y));
    [x, y] = [toX, toY];
    reach(x, y);
  };
  let command = '';
  for (;;) {
    const next = scan.command();
    if (next?.toUpperCase() === 'Z') {
      goTo(startX, startY);
      [command, controlX, controlY] = ['', x, y];
      continue;
    }
    command = next ?? command;
    const kind = command.toUpperCase();
    const numbers = scan.numbers(taken[kind] ?? 0, kind === 'A');
    if (numbers === undefined) return { width: Math.max(0, right - left), height: Math.max(0, bottom - top), lengths };
    const [fromX, fromY] = command === kind ? [0, 0] : [x, y];
    const [first = 0, second = 0] = numbers;
    const [endX = 0, endY = 0] = numbers.slice(-2);
    let control: readonly [number, number] | undefined;
    switch (kind) {
      case 'H':
        goTo(fromX + first, y);
        break;
      case 'V':
        goTo(x, fromY + first);
        break;
      case 'A': {
        // It lies in a circle around its end; a radius that is too small is made half of the way.
        const radius = Math.max(Math.abs(first), Math.abs(second), Math.hypot(fromX + endX - x, fromY + endY - y));
        goTo(fromX + endX, fromY + endY);
        lengths.push(2 * Math.PI * radius);
        reach(x, y, 2 * radius);
        break;
      }
      case 'S':
      case 'T':
      case 'C':
      case 'Q':
        if (kind === 'S' || kind === 'T') {
          control = [2 * x - controlX, 2 * y - controlY];
          goTo(...control);
        }
        for (let pair = 0; pair < numbers.length - 2; pair += 2) {
          control = [fromX + (numbers[pair] ?? 0), fromY + (numbers[pair + 1] ?? 0)];
          goTo(...control);
        }
        goTo(fromX + endX, fromY + endY);
        break;
      case 'M':
        // Nothing is drawn on the way.
        [x, y] = [fromX + endX, fromY + endY];
        goTo(x, y);
        break;
      default:
        goTo(fromX + endX, fromY + endY);
    }
    [controlX, controlY] = control ?? [x, y];
    if (kind !== 'M') continue;
    [startX, startY] = [x, y];
    // Further pairs are lines.
    command = command === 'M' ? 'L' : 'l';
  }
}

/** Reads the data of a path from left to right. */
function createScanner(data: string) {
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [whole = '', found] = pattern.exec(data) ?? [];
    at += whole.length;
    return found;
  };
  return {
    command: () => take(/[\s,]*([a-z])/iy),
    /** The next numbers; `undefined` where there are not as many. The flags of an arc may stand together with what follows. */
    numbers: (count: number, isArc: boolean): readonly number[] | undefined => {
      const numbers: number[] = [];
      for (let place = 0; place < count; place += 1) {
        const isFlag = isArc && (place === 3 || place === 4);
        const found = take(isFlag ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)/iy);
        if (found === undefined) return undefined;
        numbers.push(Number(found));
      }
      return count > 0 ? numbers : undefined;
    },
  };
}

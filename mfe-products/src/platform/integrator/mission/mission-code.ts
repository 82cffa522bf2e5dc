import { type PlantPlaceId, plantPlaces } from 'shared-ui/plan/plant';
import * as v from 'valibot';
import { blockKindNames, grid, type Mission, rackSize } from './mission';

const whole = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** Another block by its place in the list; empty for none. */
const reference = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  whole(0, grid.blocks - 1),
]);

const blockSchema = v.tuple([
  v.picklist(blockKindNames),
  v.picklist(Object.keys(plantPlaces) as PlantPlaceId[]),
  whole(0, rackSize),
  reference,
  reference,
  whole(0, grid.columns - 1),
  whole(0, grid.rows - 1),
]);

const missionSchema = v.pipe(
  v.object({
    stock: whole(0, rackSize),
    blocks: v.pipe(v.array(blockSchema), v.minLength(1), v.maxLength(grid.blocks)),
  }),
  v.check(({ blocks }) => blocks.every(([, , , next, otherwise]) => isIn(blocks, next) && isIn(blocks, otherwise))),
  v.check(({ blocks }) => new Set(blocks.map(([, , , , , column, row]) => `${column} ${row}`)).size === blocks.length),
);

const isIn = (list: readonly unknown[], index: number | null) => index === null || index < list.length;

/** A mission as it stands in the address: `41~signal.cell.5.1..1.0~…`. */
export function writeMission({ stock, blocks }: Mission): string {
  const placeOf = new Map(blocks.map(({ id }, index) => [id, index]));
  const refer = (id: number | null) => (id === null ? '' : `${placeOf.get(id) ?? ''}`);
  return [
    stock,
    ...blocks.map(({ kind, place, limit, next, otherwise, column, row }) =>
      [kind, place, limit, refer(next), refer(otherwise), column, row].join('.'),
    ),
  ].join('~');
}

/** The mission that an address holds; `undefined` for anything else. */
export function readMission(code: string): Mission | undefined {
  const [stock, ...blocks] = code.split('~');
  const result = v.safeParse(missionSchema, { stock, blocks: blocks.map((block) => block.split('.')) });
  if (!result.success) return undefined;
  return {
    stock: result.output.stock,
    blocks: result.output.blocks.map(([kind, place, limit, next, otherwise, column, row], id) => ({
      id,
      kind,
      place,
      limit,
      next,
      otherwise,
      column,
      row,
    })),
  };
}

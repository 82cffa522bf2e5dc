import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { followers, type Problem } from './check-mission';
import { directions, type EditAction, moveBy } from './edit-mission';
import { type Block, findBlock, grid, type Mission } from './mission';
import styles from './mission-canvas.module.css';
import { nameBlock } from './name-block';
import { type Drag, useBlockDrag } from './use-block-drag';

declare module 'react' {
  /** Custom properties of CSS, which React sets like any other. The canvas is drawn by script alone: no HTML has them. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}

type MissionCanvasProps = {
  mission: Mission;
  chosen: number | null;
  problems: readonly Problem[];
  act: (action: EditAction) => void;
  /** Shown in the chosen block where the blocks are a list. */
  panel: ReactNode;
};

/**
 * The blocks on their grid, with lines between them, in the order in which they lie. Drawn upright and without lines where
 * there is no room for a grid; each block then says what follows.
 */
export function MissionCanvas({ mission: { blocks }, chosen, problems, act, panel }: MissionCanvasProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const rows = Math.min(grid.rows, Math.max(...blocks.map(({ row }) => row), 0) + 2);
  const [drag, startDrag] = useBlockDrag(canvas, rows, act);
  const inOrder = [...blocks].sort((a, b) => a.row - b.row || a.column - b.column);
  const onKeyDown = (event: KeyboardEvent, block: Block) => {
    const direction = directions.find(({ key }) => key === event.key);
    if (direction) act(moveBy(block, direction));
    else if (event.key === 'Delete') act({ type: 'remove', block: block.id });
    else return;
    event.preventDefault();
    // The button may be in another place by then, or gone.
    requestAnimationFrame(() => canvas.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus());
  };
  return (
    <div ref={canvas} className={styles.canvas} style={{ '--rows': rows }}>
      <Lines blocks={blocks} rows={rows} drag={drag} />
      {drag?.kind === 'move' && drag.cell && (
        <div
          className={styles.target}
          style={{
            left: `calc(${(drag.cell.column * 100) / grid.columns}% + var(--space-4))`,
            top: `calc(${drag.cell.row} * var(--row) + var(--space-4))`,
          }}
        />
      )}
      <ol className={styles.blocks} aria-label="Blocks of the mission">
        {inOrder.map((block) => {
          const problem = problems.find((one) => one.block === block.id);
          const name = nameBlock(block);
          return (
            <li
              key={block.id}
              className={`${styles.block} ${problem ? styles.wrong : ''} ${block.kind === 'signal' ? styles.start : ''}`}
              style={{ '--column': block.column + 1, '--row-number': block.row + 1 }}
              data-block={block.id}
            >
              <button
                type="button"
                className={styles.choose}
                aria-pressed={block.id === chosen}
                aria-describedby={`follows-${block.id}`}
                onClick={() => act({ type: 'choose', block: block.id })}
                onFocus={() => block.id !== chosen && act({ type: 'choose', block: block.id })}
                onKeyDown={(event) => onKeyDown(event, block)}
                onPointerDown={(event) => startDrag(event, 'move', block)}
              >
                {problem && <span className={styles.mark}>!</span>} {name}
              </button>
              <p id={`follows-${block.id}`} className={styles.follows}>
                {describeFollowers(block, blocks)}
                {problem && ` ${problem.reason}.`}
              </p>
              <span
                className={styles.port}
                aria-hidden="true"
                onPointerDown={(event) => startDrag(event, 'next', block)}
                {...(block.kind === 'stock' ? { 'data-branch': 'yes' } : {})}
              />
              {block.kind === 'stock' && (
                <span
                  className={styles.port}
                  data-branch="no"
                  aria-hidden="true"
                  onPointerDown={(event) => startDrag(event, 'otherwise', block)}
                />
              )}
              {block.id === chosen && panel}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function describeFollowers({ kind, next, otherwise }: Block, blocks: readonly Block[]): string {
  const name = (id: number | null) => {
    const to = findBlock(blocks, id);
    return to ? nameBlock(to) : 'the end';
  };
  return kind === 'stock' ? `If yes: ${name(next)}. If no: ${name(otherwise)}.` : `Then: ${name(next)}.`;
}

/** Units of the lines' drawing: a field of the grid is 100 × 100, a block in it as high as this share. */
const field = 100;
const blockHeight = 60;

const portOf = ({ kind, column, row }: Block, branch: Branch) => ({
  x: (column + (kind === 'stock' ? (branch === 'next' ? 0.3 : 0.7) : 0.5)) * field,
  y: row * field + blockHeight,
});

type Branch = 'next' | 'otherwise';

/** Down from the port, across between two rows, and down into the block; up along the edge of the fields where it leads back. */
function lineTo(from: { x: number; y: number }, to: Block): string {
  const x = (to.column + 0.5) * field;
  const y = to.row * field;
  if (y > from.y) {
    // Past blocks that lie between, along the edge of their fields.
    const edge = y - from.y > field ? `V${from.y + 18}H${edgeBetween(from.x, x)}V${y - 22}` : `V${y - 22}`;
    return `M${from.x} ${from.y}${edge}H${x}V${y}`;
  }
  return `M${from.x} ${from.y}v14H${edgeBetween(from.x, x)}V${y - 22}H${x}V${y}`;
}

/** The edge between fields that lies nearest to where a line comes from, on the side of where it goes. */
const edgeBetween = (from: number, to: number) => {
  const column = Math.floor(from / field);
  return Math.min(grid.columns * field - 2, Math.max(2, (to > from ? column + 1 : column) * field));
};

function Lines({ blocks, rows, drag }: { blocks: readonly Block[]; rows: number; drag: Drag | undefined }) {
  const lines = blocks.flatMap((block) =>
    (['next', 'otherwise'] as const).flatMap((branch) => {
      const to = findBlock(blocks, block[branch]);
      return to && followers(block).includes(to.id) ? lineTo(portOf(block, branch), to) : [];
    }),
  );
  const from = drag && drag.kind !== 'move' && portOf(drag.block, drag.kind);
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${grid.columns * field} ${rows * field}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
      {from && drag.point && (
        <path
          className={styles.loose}
          d={`M${from.x} ${from.y}L${drag.point.x * grid.columns * field} ${drag.point.y * rows * field}`}
        />
      )}
    </svg>
  );
}

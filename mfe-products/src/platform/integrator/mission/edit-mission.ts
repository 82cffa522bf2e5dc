import { type Block, type BlockKind, blockKinds, grid, type Mission } from './mission';
import { nameBlock } from './name-block';

/** A mission that is edited: its history of undo and redo, the chosen block, and the message about the last change. */
export type Edit = {
  mission: Mission;
  past: readonly Mission[];
  future: readonly Mission[];
  chosen: number | null;
  message: string;
};

/** An edit of a mission by a visitor. */
export type EditAction =
  | { type: 'add'; kind: BlockKind }
  | { type: 'move'; block: number; column: number; row: number }
  | { type: 'connect'; block: number; branch: 'next' | 'otherwise'; to: number | null }
  | { type: 'change'; block: number; change: Partial<Pick<Block, 'place' | 'limit'>> }
  | { type: 'remove'; block: number }
  | { type: 'stock'; stock: number }
  | { type: 'open'; mission: Mission; name: string }
  | { type: 'choose'; block: number | null }
  | { type: 'undo' }
  | { type: 'redo' };

/** The directions in which a block is moved by button and by key. */
export const directions = [
  { key: 'ArrowLeft', name: 'left', sign: '←', columns: -1, rows: 0 },
  { key: 'ArrowUp', name: 'up', sign: '↑', columns: 0, rows: -1 },
  { key: 'ArrowDown', name: 'down', sign: '↓', columns: 0, rows: 1 },
  { key: 'ArrowRight', name: 'right', sign: '→', columns: 1, rows: 0 },
];

/** Moves a block to the next field in a direction. */
export const moveBy = ({ id, column, row }: Block, { columns, rows }: (typeof directions)[number]): EditAction => ({
  type: 'move',
  block: id,
  column: column + columns,
  row: row + rows,
});

/** An editor that has just been opened. */
export const startEdit = (mission: Mission): Edit => ({
  mission,
  past: [],
  future: [],
  chosen: mission.blocks[0]?.id ?? null,
  message: '',
});

const maxUndo = 100;

/** Applies an edit to a mission. An impossible one leaves it as it was, and says why. */
export function editMission(edit: Edit, action: EditAction): Edit {
  switch (action.type) {
    case 'choose':
      return { ...edit, chosen: action.block, message: '' };
    case 'undo':
      return stepThrough(edit, 'past', 'future', 'Undone');
    case 'redo':
      return stepThrough(edit, 'future', 'past', 'Redone');
    default: {
      const { message, chosen = edit.chosen, mission = edit.mission } = changeMission(edit, action);
      if (mission === edit.mission) return { ...edit, message };
      return { mission, past: [edit.mission, ...edit.past].slice(0, maxUndo), future: [], chosen, message };
    }
  }
}

function stepThrough(edit: Edit, from: 'past' | 'future', to: 'past' | 'future', message: string): Edit {
  const [mission, ...others] = edit[from];
  if (!mission) return edit;
  const { blocks } = mission;
  const chosen = blocks.some(({ id }) => id === edit.chosen) ? edit.chosen : (blocks[0]?.id ?? null);
  return { ...edit, mission, chosen, message, [from]: others, [to]: [edit.mission, ...edit[to]] };
}

type Change = { message: string; mission?: Mission; chosen?: number | null };

function changeMission(edit: Edit, action: Exclude<EditAction, { type: 'choose' | 'undo' | 'redo' }>): Change {
  const { mission } = edit;
  const { blocks } = mission;
  const withBlocks = (change: (block: Block) => Block): Mission => ({ ...mission, blocks: blocks.map(change) });
  switch (action.type) {
    case 'add':
      return addBlock(edit, action.kind);
    case 'open':
      return {
        mission: action.mission,
        chosen: action.mission.blocks[0]?.id ?? null,
        message: `Opened "${action.name}"`,
      };
    case 'stock':
      return {
        mission: { ...mission, stock: action.stock },
        message: `${action.stock} pallets in the rack at the start`,
      };
    case 'change':
      return {
        mission: withBlocks((block) => (block.id === action.block ? { ...block, ...action.change } : block)),
        message: '',
      };
    case 'connect': {
      if (action.to === action.block) return { message: 'A block cannot lead to itself: choose another one' };
      const target = blocks.find(({ id }) => id === action.to);
      return {
        mission: withBlocks((block) => (block.id === action.block ? { ...block, [action.branch]: action.to } : block)),
        message: target ? `Leads to "${nameBlock(target)}"` : 'Ends the mission',
      };
    }
    case 'move':
      return moveBlock(mission, action);
    case 'remove': {
      const removed = blocks.find(({ id }) => id === action.block);
      if (!removed) return { message: '' };
      const past = (id: number | null) => (id === removed.id ? (removed.next === id ? null : removed.next) : id);
      const left = blocks.filter((block) => block !== removed);
      const before = left.find(({ next, otherwise }) => next === removed.id || otherwise === removed.id);
      return {
        mission: {
          ...mission,
          blocks: left.map((block) => ({ ...block, next: past(block.next), otherwise: past(block.otherwise) })),
        },
        chosen: (before ?? left[0])?.id ?? null,
        message: `Deleted "${nameBlock(removed)}". The blocks before and after it are connected`,
      };
    }
  }
}

/** Adds a block below the chosen one and between it and what follows it. */
function addBlock({ mission, chosen }: Edit, kind: BlockKind): Change {
  const { blocks } = mission;
  if (blocks.length >= grid.blocks) return { message: `A mission has ${grid.blocks} blocks at most: delete one first` };
  const before = blocks.find(({ id }) => id === chosen);
  const column = before?.column ?? 1;
  const row = before ? before.row + 1 : 0;
  // Where something lies already, all below make room.
  const isTaken = blocks.some((block) => block.column === column && block.row === row);
  const isFull = row >= grid.rows || (isTaken && blocks.some((block) => block.row === grid.rows - 1));
  if (isFull) return { message: 'There is no room below this block: move it up, or choose another one' };
  const id = Math.max(-1, ...blocks.map((block) => block.id)) + 1;
  const added: Block = {
    id,
    kind,
    place: blockKinds[kind].places[0] ?? 'rack',
    limit: 5,
    next: before?.next ?? null,
    otherwise: null,
    column,
    row,
  };
  return {
    mission: {
      ...mission,
      blocks: [
        ...blocks.map((block) => ({
          ...block,
          next: block === before ? id : block.next,
          row: isTaken && block.row >= row ? block.row + 1 : block.row,
        })),
        added,
      ],
    },
    chosen: id,
    message: `Added "${nameBlock(added)}"${before ? ` after "${nameBlock(before)}"` : ''}`,
  };
}

/** Moves a block to another field of the grid; a block there changes places with it. */
function moveBlock(
  mission: Mission,
  { block: id, column, row }: { block: number; column: number; row: number },
): Change {
  const moved = mission.blocks.find((block) => block.id === id);
  const isInGrid = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
  if (!moved || !isInGrid) return { message: 'The grid ends here' };
  if (moved.column === column && moved.row === row) return { message: '' };
  const there = mission.blocks.find((block) => block.column === column && block.row === row);
  return {
    mission: {
      ...mission,
      blocks: mission.blocks.map((block) => {
        if (block === moved) return { ...block, column, row };
        return block === there ? { ...block, column: moved.column, row: moved.row } : block;
      }),
    },
    message: `"${nameBlock(moved)}" is in column ${column + 1}, row ${row + 1}${there ? `, in place of "${nameBlock(there)}"` : ''}`,
  };
}

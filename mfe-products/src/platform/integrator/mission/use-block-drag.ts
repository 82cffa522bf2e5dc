import { type PointerEvent, type RefObject, useState } from 'react';
import type { EditAction } from './edit-mission';
import { type Block, grid } from './mission';

/** The dragged thing: a block, or the end of a line from one. */
export type Drag = {
  kind: 'move' | 'next' | 'otherwise';
  block: Block;
  /** Where the pointer is, as shares of the canvas. */
  point?: { x: number; y: number };
  /** The field of the grid below the pointer. */
  cell?: { column: number; row: number };
};

type StartDrag = (event: PointerEvent<HTMLElement>, kind: Drag['kind'], block: Block) => void;

/** Pixels that the pointer moves before it drags: less is a click. */
const threshold = 6;

/** Moves blocks, and connects them, by pointer on a canvas with a number of rows. */
export function useBlockDrag(
  canvas: RefObject<HTMLElement | null>,
  rows: number,
  act: (action: EditAction) => void,
): [drag: Drag | undefined, start: StartDrag] {
  const [drag, setDrag] = useState<Drag>();
  const start: StartDrag = (down, kind, block) => {
    if (down.button !== 0 || !canvas.current) return;
    const area = canvas.current;
    const source = down.currentTarget;
    const ended = new AbortController();
    let isDragging = false;
    const where = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const { left, top, width, height } = area.getBoundingClientRect();
      const point = { x: (clientX - left) / width, y: (clientY - top) / height };
      const column = Math.floor(point.x * grid.columns);
      const row = Math.floor(point.y * rows);
      const isIn = column >= 0 && column < grid.columns && row >= 0 && row < rows;
      return { point, ...(isIn ? { cell: { column, row } } : {}) };
    };
    const onMove = (event: globalThis.PointerEvent) => {
      isDragging ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > threshold;
      if (isDragging) setDrag({ kind, block, ...where(event) });
    };
    const end = () => {
      ended.abort();
      setDrag(undefined);
    };
    const onUp = (event: globalThis.PointerEvent) => {
      end();
      if (!isDragging) return;
      // From here the keyboard goes on: Ctrl+Z takes back what the pointer did.
      area.querySelector<HTMLElement>(`[data-block="${block.id}"] button`)?.focus({ preventScroll: true });
      const { cell } = where(event);
      if (kind === 'move') {
        if (cell) act({ type: 'move', block: block.id, ...cell });
        return;
      }
      const target = document
        .elementsFromPoint(event.clientX, event.clientY)
        .flatMap((element) => element.closest<HTMLElement>('[data-block]') ?? [])[0];
      act({ type: 'connect', block: block.id, branch: kind, to: target ? Number(target.dataset['block']) : null });
    };
    source.setPointerCapture(down.pointerId);
    source.addEventListener('pointermove', onMove, ended);
    source.addEventListener('pointerup', onUp, ended);
    source.addEventListener('pointercancel', end, ended);
  };
  return [drag, start];
}

import { useSyncExternalStore } from 'react';
import { keepItem, readItem } from 'shared-config/browser-storage';
import { convertFigure, type UnitSystem } from 'shared-config/robots/convert-figure';
import type { Figure } from 'shared-config/robots/figure';
import { formatFigure } from 'shared-config/robots/format-figure';

const key = 'units';
const listeners = new Set<() => void>();

/** The choice of this visit: the storage may be refused. */
let chosen: UnitSystem | undefined;

const readUnits = (): UnitSystem => chosen ?? (readItem('localStorage', key) === 'imperial' ? 'imperial' : 'metric');

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses the system of units for every page of the remote, and keeps it on this device. */
export function chooseUnits(units: UnitSystem): void {
  chosen = units;
  keepItem('localStorage', key, units);
  for (const listener of listeners) listener();
}

/** The system of units that the visitor has chosen; metric until then, and in the prerendered HTML. */
export const useUnits = (): UnitSystem => useSyncExternalStore(subscribe, readUnits, () => 'metric');

/** What writes a figure in the visitor's units. */
export function useFormatFigure(): (figure: Figure) => string {
  const units = useUnits();
  return (figure) => formatFigure(convertFigure(figure, units));
}

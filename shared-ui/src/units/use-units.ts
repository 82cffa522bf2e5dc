import { readItem } from 'kit/page/browser-storage';
import { changeKeptItem, subscribeToKeptItems } from 'kit/page/use-kept-item';
import { useSyncExternalStore } from 'react';
import { convertFigure, type UnitSystem, unitsKey } from 'shared-config/robots/convert-figure';
import type { Figure } from 'shared-config/robots/figure';
import { formatFigure } from 'shared-config/robots/format-figure';

/** The choice of this visit where the storage is refused. */
let unkept: UnitSystem | undefined;

const readUnits = (): UnitSystem =>
  unkept ?? (readItem('localStorage', unitsKey) === 'imperial' ? 'imperial' : 'metric');

/** Chooses the system of units for every page of the site, and keeps it on this device. */
export function chooseUnits(units: UnitSystem): void {
  unkept = units;
  if (changeKeptItem(unitsKey, units)) unkept = undefined;
}

/** The system of units that the visitor has chosen; metric until then, and in the prerendered HTML. */
export const useUnits = (): UnitSystem => useSyncExternalStore(subscribeToKeptItems, readUnits, () => 'metric');

/** Returns a function that formats a figure in the visitor's units. */
export function useFormatFigure(): (figure: Figure) => string {
  const units = useUnits();
  return (figure) => formatFigure(convertFigure(figure, units));
}

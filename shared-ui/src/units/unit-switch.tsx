import { useId } from 'react';
import type { UnitSystem } from 'shared-config/robots/convert-figure';
import styles from './unit-switch.module.css';
import { chooseUnits, useUnits } from './use-units';

const systems: readonly (readonly [UnitSystem, string])[] = [
  ['metric', 'Metric'],
  ['imperial', 'Imperial'],
];

/** Metric or imperial units: the choice is kept, and holds for every figure of the site that comes from data. Not shown without script. */
export function UnitSwitch() {
  const units = useUnits();
  // A page may have more than one.
  const group = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Units</legend>
      {systems.map(([system, label]) => (
        <label key={system}>
          <input type="radio" name={group} checked={units === system} onChange={() => chooseUnits(system)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

import { closableAisles, maxChargers, maxRobots } from './aisles';
import styles from './fleet-simulation.module.css';
import { jobsPerHourRange } from './settings';
import type { Settings } from './simulation';

type ControlsProps = { settings: Settings; change: (change: Partial<Settings>) => void };

/** What can be set in the plant while it runs, or for another run. */
export function FleetControls({ settings, change }: ControlsProps) {
  return (
    <form
      className={styles.controls}
      aria-label="Settings of the simulation"
      onSubmit={(event) => event.preventDefault()}
    >
      <Slider label="Robots" value={settings.robots} max={maxRobots} onChange={(robots) => change({ robots })} />
      <Slider
        label="Jobs per hour"
        value={settings.jobsPerHour}
        {...jobsPerHourRange}
        onChange={(jobsPerHour) => change({ jobsPerHour })}
      />
      <Slider
        label="Chargers"
        value={settings.chargers}
        max={maxChargers}
        onChange={(chargers) => change({ chargers })}
      />
      <p className={styles.field}>
        <label htmlFor="closed-aisle">Blocked aisle</label>
        <select
          id="closed-aisle"
          value={settings.closedAisle ?? ''}
          onChange={({ target }) => change({ closedAisle: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">None</option>
          {closableAisles.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </p>
    </form>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
};

function Slider({ label, value, onChange, min = 1, ...range }: SliderProps) {
  const id = `slider-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        {label} <span className={`measured ${styles.value}`}>{value}</span>
      </label>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </p>
  );
}

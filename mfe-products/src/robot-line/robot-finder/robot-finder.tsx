import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { robotPath } from 'shared-config/robots/robot-names';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { Picture } from 'shared-ui/picture';
import { robotMedia } from '../../robots/robot-media';
import { placeLabels } from '../../robots/robot-tasks';
import { robotTexts } from '../../robots/robot-texts';
import { type FittingRobot, rankRobots, type Transport, type UnfitRobot } from './rank-robots';
import styles from './robot-finder.module.css';

/** The transport that the query names, and how to put another one there. */
type RobotFinderProps = {
  transport: Transport | undefined;
  onAsk: (transport: Record<keyof Transport, string>) => void;
};

/** 'Which robot fits?': load, distance and both ends lead to the robots that do it, ranked, with the reason. */
export function RobotFinder({ transport, onAsk }: RobotFinderProps) {
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const value = (name: keyof Transport) => String(values.get(name) ?? '');
    onAsk({ load: value('load'), distance: value('distance'), from: value('from'), to: value('to') });
  };
  return (
    <div className={styles.finder}>
      <PageSection id="finder" title="Which robot fits?">
        <p className={styles.introduction}>
          Say what has to be moved. The answer stands in the address of this page, so you can pass it on.
        </p>
        {/* Another transport in the query: the fields start anew from it. */}
        <form className={styles.form} onSubmit={ask} key={JSON.stringify(transport)}>
          <Quantity name="load" label="Load (kg)" value={transport?.load} />
          <Quantity name="distance" label="Distance (m)" value={transport?.distance} />
          <PlaceChoice name="from" label="Picked up from" value={transport?.from} />
          <PlaceChoice name="to" label="Brought to" value={transport?.to} />
          <CallToAction type="submit">Find robots</CallToAction>
        </form>
        <div role="status">{transport && <Result {...rankRobots(transport)} distance={transport.distance} />}</div>
      </PageSection>
    </div>
  );
}

type FieldProps<Value> = { name: keyof Transport; label: string; value: Value | undefined };

function Quantity({ name, label, value }: FieldProps<number>) {
  return (
    <p className={styles.field}>
      <label htmlFor={`finder-${name}`}>{label}</label>
      <input
        id={`finder-${name}`}
        name={name}
        type="number"
        inputMode="decimal"
        min={1}
        max={100_000}
        step="any"
        required
        defaultValue={value}
      />
    </p>
  );
}

function PlaceChoice({ name, label, value }: FieldProps<string>) {
  return (
    <p className={styles.field}>
      <label htmlFor={`finder-${name}`}>{label}</label>
      <select id={`finder-${name}`} name={name} required defaultValue={value ?? ''}>
        <option value="">Select a place</option>
        {Object.entries(placeLabels).map(([place, text]) => (
          <option key={place} value={place}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

type ResultProps = { fitting: FittingRobot[]; unfit: UnfitRobot[]; distance: number };

function Result({ fitting, unfit, distance }: ResultProps) {
  return (
    <>
      <p className={styles.summary}>
        {fitting.length === 0
          ? 'No single robot does this. Two that hand over to each other often can: ask us.'
          : fitting.length === 1
            ? 'One robot fits'
            : `${fitting.length} robots fit, the quickest first`}
      </p>
      <ol className={styles.fitting}>
        {fitting.map(({ name, seconds, spare }) => (
          <li key={name} className={styles.robot}>
            <Picture file={robotMedia[name].picture} className={styles.picture} sizes="6rem" />
            <div>
              <Link to={robotPath(name)}>{robotTexts[name].heading}</Link>
              <p className={styles.reason}>
                Takes from and brings to both places, drives {distance} m in {formatSeconds(seconds)}
                {spare > 0 ? ` and has ${spare} kg to spare.` : ' and is loaded to its limit.'}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {unfit.length > 0 && (
        <details className={styles.unfit}>
          <summary>Why not the others</summary>
          <ul>
            {unfit.map(({ name, reason }) => (
              <li key={name}>
                {robotTexts[name].heading}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** 150 → `2 min 30 s`, 120 → `2 min`. */
function formatSeconds(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, unit]) => `${number} ${unit}`)
    .join(' ');
}

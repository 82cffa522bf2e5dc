import { type FormEvent, useEffect, useRef } from 'react';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { useHydrated } from 'shared-ui/use-hydrated';
import { placeLabels } from '../../robots/robot-tasks';
import { type Asked, type TransportField, transportFields } from '../line-search';
import { FittingCard, PlainCard, UnfitCard } from './finder-card';
import { rankRobots, type Transport } from './rank-robots';
import styles from './robot-finder.module.css';

/** What the query says of a transport, as written and as understood, and how to put another one there. */
type RobotFinderProps = { asked: Asked; transport: Transport; onAsk: (asked: Asked) => void };

/** 'Which robot fits?': what is known of a transport leads to the robots that do it, ranked, with the reasons. */
export function RobotFinder({ asked, transport, onAsk }: RobotFinderProps) {
  const form = useFieldsOfQuery(asked, onAsk);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(readFields(event.currentTarget));
  };
  return (
    <PageSection id="finder" title="Which robot fits?">
      <form ref={form} className={styles.form} onSubmit={ask} onChange={ask} aria-labelledby="finder">
        <Quantity name="load" label="Load (kg)" />
        <Quantity name="distance" label="Distance (m)" />
        <PlaceChoice name="from" label="Picked up from" />
        <PlaceChoice name="to" label="Brought to" />
        <CallToAction type="submit">Find robots</CallToAction>
      </form>
      <Answer transport={transport} />
    </PageSection>
  );
}

/** Keeps the fields as the query has them, and asks for what was typed before the script was there. */
function useFieldsOfQuery(asked: Asked, onAsk: (asked: Asked) => void) {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef<Asked>(undefined);
  const isHydrated = useHydrated();
  useEffect(() => {
    // The prerendered page knows no query.
    if (!form.current || !isHydrated) return;
    const typed = readFields(form.current);
    const isFirst = seen.current === undefined;
    for (const name of transportFields) {
      const isNew = asked[name] !== (seen.current?.[name] ?? '');
      const field = form.current.elements.namedItem(name);
      if (
        isNew &&
        !(isFirst && typed[name]) &&
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      )
        field.value = asked[name];
    }
    seen.current = asked;
    if (isFirst && transportFields.some((name) => typed[name] && typed[name] !== asked[name]))
      onAsk(readFields(form.current));
  }, [asked, isHydrated, onAsk]);
  return form;
}

function readFields(form: HTMLFormElement): Asked {
  const values = new FormData(form);
  const value = (name: TransportField) => String(values.get(name) ?? '');
  return { load: value('load'), distance: value('distance'), from: value('from'), to: value('to') };
}

type FieldProps = { name: TransportField; label: string };

function Quantity({ name, label }: FieldProps) {
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
        placeholder="Any"
      />
    </p>
  );
}

function PlaceChoice({ name, label }: FieldProps) {
  return (
    <p className={styles.field}>
      <label htmlFor={`finder-${name}`}>{label}</label>
      <select id={`finder-${name}`} name={name}>
        <option value="">Any place</option>
        {Object.entries(placeLabels).map(([place, text]) => (
          <option key={place} value={place}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

/** All robots as cards: those that fit first, with the reasons, then the others, each with what is in the way. */
function Answer({ transport }: { transport: Transport }) {
  const { fitting, unfit } = rankRobots(transport);
  const isAsked = Object.keys(transport).length > 0;
  return (
    <>
      <p className={styles.summary} role="status">
        {isAsked ? summarise(fitting.length) : <Introduction />}
      </p>
      <ol className={styles.robots}>
        {isAsked
          ? [
              ...fitting.map((robot) => <FittingCard key={robot.name} robot={robot} transport={transport} />),
              ...unfit.map((robot) => <UnfitCard key={robot.name} {...robot} />),
            ]
          : robotVariantNames.map((name) => <PlainCard key={name} name={name} />)}
      </ol>
    </>
  );
}

function Introduction() {
  return (
    <>
      Six robots. <span className={styles.introduction}>Fill in what you know: the ones that fit come first.</span>
    </>
  );
}

function summarise(count: number): string {
  if (count === 0) return 'No single robot does this. Two that hand over to each other often can: ask us.';
  return count === 1 ? 'One robot fits' : `${count} robots fit, the quickest first`;
}

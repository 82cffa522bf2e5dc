import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UnitSystem } from 'shared-config/robots/convert-figure';
import { highestPayload } from 'shared-config/robots/robot-key-figures';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { placeLabels } from 'shared-config/robots/robot-places';
import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { UnitSwitch } from 'shared-ui/units/unit-switch';
import { useFormatFigure, useUnits } from 'shared-ui/units/use-units';
import { inUnits, type Quantity, toQuery, toShown, unitOf } from '../../query/quantities';
import { describeReadings } from '../../query/read-number';
import { useQueryForm } from '../../query/use-query-form';
import { linePath, lineTitle } from '../../robots/line-names';
import { type Asked, largestQuantity, nothingAsked, type TransportField } from '../line-search';
import { FinderCard, Reasons, Strengths, WhyUnfit } from './finder-card';
import { rankRobots, type Transport, type UnfitRobot } from './rank-robots';
import styles from './robot-finder.module.css';

/** The fields that hold a quantity: the label and the kind of each. */
const quantities = {
  load: { label: 'Load', quantity: 'mass' },
  distance: { label: 'Distance', quantity: 'distance' },
} as const satisfies Partial<Record<TransportField, { label: string; quantity: Quantity }>>;

type QuantityName = keyof typeof quantities;

const quantityNames = ['load', 'distance'] as const satisfies readonly QuantityName[];

/** The text of a field written anew where it holds a quantity. */
const rewriteQuantity = (name: TransportField, text: string, rewrite: (quantity: Quantity, text: string) => string) =>
  name === 'load' || name === 'distance' ? rewrite(quantities[name].quantity, text) : text;

const describeRange = (quantity: Quantity, units: UnitSystem): string => {
  const largest = Math.floor(inUnits(quantity, largestQuantity, units));
  return `Enter a number above 0, at most ${largest.toLocaleString('en-GB')} ${unitOf(quantity, units)}.`;
};

const noteId = 'finder-note';

type RobotFinderProps = { asked: Asked; transport: Transport; onAsk: (asked: Asked) => void };

/** 'Which robot fits?': the known figures of a transport lead to the robots that do it, ranked, with the reasons. */
export function RobotFinder({ asked, transport, onAsk }: RobotFinderProps) {
  const units = useUnits();
  const leftOut = quantityNames.filter((name) => asked[name] !== '' && transport[name] === undefined);
  const remedies = new Set(
    leftOut.map((name) => describeReadings(asked[name]) ?? describeRange(quantities[name].quantity, units)),
  );
  const form = useQueryForm(asked, nothingAsked, onAsk, {
    show: (name, text) => rewriteQuantity(name, text, (quantity, written) => toShown(quantity, written, units)),
    read: (name, text) => rewriteQuantity(name, text, (quantity, written) => toQuery(quantity, written, units)),
  });
  return (
    <PageSection id="finder" title="Which robot fits?">
      <form {...form} className={styles.form} aria-labelledby="finder">
        {quantityNames.map((name) => (
          <QuantityField
            key={name}
            name={name}
            label={`${quantities[name].label} (${unitOf(quantities[name].quantity, units)})`}
            isLeftOut={leftOut.includes(name)}
          />
        ))}
        <PlaceChoice name="from" label="Pick up from" />
        <PlaceChoice name="to" label="Deliver to" />
        <CallToAction type="submit">Find robots</CallToAction>
        <p id={noteId} className={styles.note} role="status">
          {leftOut.length > 0 && `Left out: ${leftOut.join(' and ')}. ${[...remedies].join(' ')}`}
        </p>
      </form>
      <Answer transport={transport} />
    </PageSection>
  );
}

type FieldProps<Name extends TransportField> = { name: Name; label: string };

function QuantityField({ name, label, isLeftOut }: FieldProps<QuantityName> & { isLeftOut: boolean }) {
  return (
    <p className={styles.field}>
      <label htmlFor={`finder-${name}`}>{label}</label>
      <input
        id={`finder-${name}`}
        name={name}
        type="text"
        inputMode="decimal"
        placeholder="Any"
        aria-invalid={isLeftOut || undefined}
        aria-describedby={isLeftOut ? noteId : undefined}
      />
    </p>
  );
}

function PlaceChoice({ name, label }: FieldProps<'from' | 'to'>) {
  return (
    <p className={styles.field}>
      <label htmlFor={`finder-${name}`}>{label}</label>
      <select id={`finder-${name}`} name={name}>
        <option value="">Anywhere</option>
        {Object.entries(placeLabels).map(([place, text]) => (
          <option key={place} value={place}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

/** All robots as cards: those that fit first, with the reasons, then the others, each with what is in the way. Not rendered again while the same is asked. */
const Answer = memo(function Answer({ transport }: { transport: Transport }) {
  const { fitting, unfit } = rankRobots(transport);
  const isAsked = Object.keys(transport).length > 0;
  return (
    <>
      <div className={styles.result}>
        <p className={styles.summary} role="status">
          {isAsked ? (
            <Summary count={fitting.length} unfit={unfit} />
          ) : (
            <>
              Six robots.{' '}
              <span className={styles.introduction}>Enter what you know: the ones that fit come first.</span>
            </>
          )}
        </p>
        <UnitSwitch />
      </div>
      <ol className={styles.robots}>
        {isAsked
          ? [
              ...fitting.map((robot) => (
                <FinderCard key={robot.name} name={robot.name} verdict="fitting">
                  <Reasons robot={robot} transport={transport} />
                </FinderCard>
              )),
              ...unfit.map(({ name, obstacle }) => (
                <FinderCard key={name} name={name} verdict="unfit">
                  <WhyUnfit obstacle={obstacle} />
                </FinderCard>
              )),
            ]
          : robotVariantNames.map((name) => (
              <FinderCard key={name} name={name}>
                <Strengths name={name} />
              </FinderCard>
            ))}
      </ol>
    </>
  );
});

function Summary({ count, unfit }: { count: number; unfit: readonly UnfitRobot[] }): ReactNode {
  const setInterest = useSetInterest();
  const format = useFormatFigure();
  if (count > 0) return count === 1 ? 'One robot fits' : `${count} robots fit, fastest first`;
  return (
    <>
      {unfit.some(({ obstacle }) => obstacle.kind === 'load' && obstacle.payload.value === highestPayload.value)
        ? `No robot of the line carries more than ${format(highestPayload)}. Split the load, or move it by other means.`
        : 'No robot serves both places. Something else has to hand the load over between them.'}{' '}
      <Link to="/contact" onClick={() => setInterest({ label: lineTitle, path: linePath })}>
        Ask us.
      </Link>
    </>
  );
}

import { definePart } from 'kit/page/slots/define-slot';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { ownPlant } from 'shared-config/slots/site-slots';
import { useUnits } from 'shared-ui/units/use-units';
import * as v from 'valibot';
import { mapFields } from '../../query/form-values';
import { toQuery, toShown } from '../../query/quantities';
import { normaliseNumber } from '../../query/read-number';
import { useQueryForm } from '../../query/use-query-form';
import { FigureInput } from '../calculator-fields';
import resultStyles from '../result.module.css';
import { describeCount } from '../robot-count/describe-count';
import { exampleTransport, transportFields, transportSchema } from '../robot-count/robot-count-fields';
import styles from './own-plant-part.module.css';

/** The three figures that a visitor knows by heart; the calculator's own page asks for the others. */
const asked = ['moves', 'loaded', 'empty'] as const;

type Asked = (typeof asked)[number];

const example = { moves: exampleTransport.moves, loaded: exampleTransport.loaded, empty: exampleTransport.empty };

/** How many robots the visitor's own transport takes. */
function OwnPlant({ robot }: { robot: RobotVariantName }) {
  const units = useUnits();
  const [texts, setTexts] = useState({ ...exampleTransport, robot });
  const { output, issues } = v.safeParse(transportSchema, texts, { abortPipeEarly: true });
  const result = output && !issues ? describeCount(output, units) : null;
  const show = (name: Asked, text: string) => (name === 'moves' ? text : toShown('distance', text, units));
  const read = (name: Asked, text: string) =>
    name === 'moves' ? normaliseNumber(text) : toQuery('distance', text, units);
  const form = useQueryForm(
    mapFields(example, (name) => texts[name]),
    example,
    (typed) => setTexts({ ...texts, ...typed }),
    { show, read },
  );
  return (
    <>
      <form {...form} className={styles.fields} aria-label="Your transport task">
        {asked.map((name) => (
          <FigureInput
            key={name}
            name={name}
            field={transportFields[name]}
            initial={exampleTransport[name]}
            error={issues?.find((issue) => v.getDotPath(issue) === name)?.message}
          />
        ))}
      </form>
      <div className={styles.result} role="status">
        <p className={resultStyles.headline}>{result?.headline ?? 'Something is missing'}</p>
        <p className={styles.text}>{result?.text ?? 'Correct the marked fields to see the result.'}</p>
      </div>
      <p className={styles.more}>
        <Link to={`/products/robot-count?${new URLSearchParams(texts)}`}>Every step, and the other figures</Link>
      </p>
    </>
  );
}

export default definePart(ownPlant, OwnPlant);

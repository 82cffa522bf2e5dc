import { AddressLink } from './address-link';
import styles from './fact-list.module.css';

/** Something that is called by a name, such as an address; with `to`, where it leads. */
export type NamedFact = { name: string; value: string; to?: string };

/** Facts by their names, a line each. */
export function FactList({ facts }: { facts: readonly NamedFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, to }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            {to ? (
              <AddressLink className={undefined} to={to}>
                {value}
              </AddressLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { startTransition, useOptimistic } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { robotLine } from 'shared-config/media/catalog';
import { type RobotVariantName, robotAddress, robotVariantNames } from 'shared-config/robots';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection } from 'shared-ui/page/page-section';
import { Picture } from 'shared-ui/picture';
import { useHydrated } from 'shared-ui/use-hydrated';
import { robotVariants } from '../robot-variant/variants';
import { ScrollTable } from '../scroll-table/scroll-table';
import { mostCompared, parseTableSearch, parseTransport } from './line-search';
import { robotAbilities, tasks } from './robot-abilities';
import { RobotComparison } from './robot-comparison/robot-comparison';
import { figureNumber, figureText, type MeasuredFigure } from './robot-figures';
import { RobotFinder } from './robot-finder/robot-finder';
import styles from './robot-line-page.module.css';

const prerenderedSearch = new URLSearchParams();

/** The robot line: all six compared, sorted, filtered, side by side, and found by transport; the address holds it all. */
export default function RobotLinePage() {
  const [search, setSearch] = useSearchParams();
  // The router follows the address when it finds the time; a ticked box must not wait for that, nor the next be lost.
  const [asked, showAtOnce] = useOptimistic(search);
  // The prerendered page knows no query; what the address asks for comes right after.
  const known = useHydrated() ? asked : prerenderedSearch;
  const { sort, order, task, compare } = parseTableSearch(known);

  /** Puts values into the address, in place; an empty list takes the name out. */
  const change = (values: Readonly<Record<string, readonly string[]>>) => {
    const after = new URLSearchParams(asked);
    for (const [name, ofName] of Object.entries(values)) {
      after.delete(name);
      for (const value of ofName) after.append(name, value);
    }
    startTransition(() => {
      showAtOnce(after);
      setSearch(after, { replace: true, preventScrollReset: true });
    });
  };

  const shown = robotVariantNames.filter((name) => task === null || robotAbilities[name].tasks.includes(task));
  const direction = order === 'ascending' ? 1 : -1;
  const sorted = sort
    ? shown.toSorted((one, other) => direction * (figureNumber(one, sort) - figureNumber(other, sort)))
    : shown;

  const header = (figure: MeasuredFigure, label: string) => (
    <th scope="col" aria-sort={sort === figure ? order : 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() =>
          change({ sort: [figure], order: sort === figure && order === 'descending' ? ['ascending'] : [] })
        }
      >
        {label}
      </button>
    </th>
  );

  const chooser = (name: RobotVariantName) => (
    <input
      type="checkbox"
      aria-label={`Compare ${robotVariants[name].heading}`}
      checked={compare.includes(name)}
      disabled={compare.length === mostCompared && !compare.includes(name)}
      onChange={({ target }) =>
        change({ compare: target.checked ? [...compare, name] : compare.filter((other) => other !== name) })
      }
    />
  );

  return (
    <article className={page.page}>
      <PageHead
        title={`${site.robotLineName} robots`}
        description={`The six ${site.robotLineName} robots of ${site.companyName} compared: lifter, conveyors, fork, tugger and counterbalance, up to 1500 kg.`}
        path="/products/Mag"
        shareImage="products"
        jsonLd={{
          '@type': 'ItemList',
          name: `${site.robotLineName} robots`,
          itemListElement: robotVariantNames.map((name, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: robotVariants[name].heading,
            url: new URL(robotAddress(name), site.origin).href,
          })),
        }}
      />
      <header className={styles.header}>
        <h1 className={page.heading}>Six robots that lift, convey, pull and stack</h1>
        <p className={page.lead}>
          {site.robotLineName} robots have worked 1.2 million production hours for more than 20 global enterprises, with
          over 99% uptime.
        </p>
      </header>
      <Picture
        file={robotLine}
        className={page.image}
        sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)"
        loading="eager"
      />
      <PageSection id="compare" title="Compare">
        <p className={styles.filter}>
          <label htmlFor="task">What has to be done?</label>
          <select
            id="task"
            className={styles.select}
            value={task ?? ''}
            onChange={({ target }) => change({ task: target.value ? [target.value] : [] })}
          >
            <option value="">Any task</option>
            {tasks.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <span role="status">{task !== null && `${shown.length} of ${robotVariantNames.length} robots`}</span>
        </p>
        <ScrollTable label="Robots compared">
          <thead>
            <tr>
              <th scope="col" className={styles.choice}>
                Compare
              </th>
              <th scope="col">Robot</th>
              {header('payload', 'Payload Capacity')}
              {header('speed', 'Operating Speed')}
              <th scope="col">Run Time</th>
              <th scope="col">Charge Time</th>
              <th scope="col" className={styles.goodAt}>
                Good at
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((name) => (
              <tr key={name}>
                <td className={styles.choice}>{chooser(name)}</td>
                <th scope="row">
                  <Link to={robotAddress(name)}>{robotVariants[name].heading}</Link>
                </th>
                <td>{figureText(name, 'payload')}</td>
                <td>{figureText(name, 'speed')}</td>
                <td>{figureText(name, 'runTime')}</td>
                <td>{figureText(name, 'chargeTime')}</td>
                <td>{robotAbilities[name].tasks.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        <p className={styles.hint} role="status">
          {compare.length < 2
            ? 'Tick two or three robots to see them side by side.'
            : `${compare.length} robots stand side by side below.`}
        </p>
      </PageSection>
      {compare.length >= 2 && <RobotComparison names={compare} onClear={() => change({ compare: [] })} />}
      <RobotFinder
        transport={parseTransport(known)}
        onAsk={({ load, distance, from, to }) => change({ load: [load], distance: [distance], from: [from], to: [to] })}
      />
      <p>
        <CallToAction to="/contact" size="large">
          Ask which one fits
        </CallToAction>
      </p>
    </article>
  );
}

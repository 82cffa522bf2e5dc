import { useState } from 'react';
import { Link } from 'react-router-dom';
import { robotLine } from 'shared-config/media/catalog';
import { figureAt, type RobotVariantName, robotAddress, robotVariantNames } from 'shared-config/robots';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageHead } from 'shared-ui/page-head';
import { Picture } from 'shared-ui/picture';
import platform from '../platform/platform-frame.module.css';
import { robotVariants } from '../robot-variant/variants';
import styles from './robot-line-page.module.css';
import { robotTasks, type Task, tasks } from './robot-tasks';

type Column = 'payload' | 'speed';

/** A figure's number: `1.38 m/s` → 1.38. */
const numberOf = (figure: string) => Number.parseFloat(figure);

const figureOf = (name: RobotVariantName, column: Column) =>
  figureAt(robotVariants[name].figures[column], 'detailPage');

/** The robot line: all six compared, sorted by payload or speed, filtered by task (specification §2). */
export default function RobotLinePage() {
  const [sortedBy, setSortedBy] = useState<Column>();
  const [task, setTask] = useState<Task | ''>('');
  const shown = robotVariantNames.filter((name) => task === '' || robotTasks[name].includes(task));
  const sorted = sortedBy
    ? shown.toSorted((one, other) => numberOf(figureOf(other, sortedBy)) - numberOf(figureOf(one, sortedBy)))
    : shown;

  const header = (column: Column, label: string) => (
    <th scope="col" aria-sort={sortedBy === column ? 'descending' : 'none'}>
      <button type="button" className={styles.sort} onClick={() => setSortedBy(column)}>
        {label}
      </button>
    </th>
  );

  return (
    <article className={platform.platform}>
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
        <h1 className={platform.heading}>Six robots that lift, convey, pull and stack</h1>
        <p className={platform.lead}>
          {site.robotLineName} robots have worked 1.2 million production hours for more than 20 global enterprises, with
          over 99% uptime.
        </p>
      </header>
      <Picture
        file={robotLine}
        className={platform.image}
        sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)"
        loading="eager"
      />
      <section aria-labelledby="compare">
        <h2 id="compare" className={platform.sectionTitle}>
          Compare
        </h2>
        <p className={styles.filter}>
          <label htmlFor="task">What has to be done?</label>
          <select
            id="task"
            className={styles.select}
            value={task}
            onChange={({ target }) => setTask(tasks.find((one) => one === target.value) ?? '')}
          >
            <option value="">Any task</option>
            {tasks.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <span role="status">{task !== '' && `${shown.length} of ${robotVariantNames.length} robots`}</span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
        <section className={platform.scroll} tabIndex={0} aria-label="Robots compared">
          <table className={platform.table}>
            <thead>
              <tr>
                <th scope="col">Robot</th>
                {header('payload', 'Payload Capacity')}
                {header('speed', 'Operating Speed')}
                <th scope="col">Run Time</th>
                <th scope="col">Charge Time</th>
                <th scope="col">Good at</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <Link to={robotAddress(name)}>{robotVariants[name].heading}</Link>
                  </th>
                  <td>{figureOf(name, 'payload')}</td>
                  <td>{figureOf(name, 'speed')}</td>
                  <td>{robotVariants[name].figures.runTime}</td>
                  <td>{figureAt(robotVariants[name].figures.chargeTime, 'detailPage')}</td>
                  <td>{robotTasks[name].join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
      <p>
        <CallToAction to="/contact" size="large">
          Ask which one fits
        </CallToAction>
      </p>
    </article>
  );
}

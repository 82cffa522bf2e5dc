import { useEarlyValue } from 'kit/page/use-early-value';
import type { QueryChange } from 'kit/page/use-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { lowerRunTimeInWords, runTimeBasisInWords } from 'shared-config/robots/run-time-basis';
import { CallToAction } from 'shared-ui/call-to-action';
import { PageSection } from 'shared-ui/page/page-section';
import { UnitSwitch } from 'shared-ui/units/unit-switch';
import { useFormatFigure } from 'shared-ui/units/use-units';
import { comparedParameter, pathToCompare } from '../../robot-comparison/compared-robots';
import { figureLabels, figureNames } from '../../robots/figure-labels';
import { robotTitle } from '../../robots/line-names';
import { RobotPicture } from '../../robots/robot-picture';
import { describeTasks, robotTasks, tasks } from '../../robots/robot-tasks';
import { isSortable, type SortableFigure, type TableSearch } from '../line-search';
import { StackedTable } from '../stacked-table/stacked-table';
import styles from './robot-table.module.css';

type RobotTableProps = { search: TableSearch; change: (values: QueryChange) => void };

/** All robots in a table, sorted by column, filtered by task, with a box each that chooses it to stand side by side with others. */
export function RobotTable({ search, change }: RobotTableProps) {
  const { sort, order, task, compare } = search;
  const format = useFormatFigure();
  const taskField = useRef<HTMLSelectElement>(null);
  const chooseTask = (value: string) => change({ task: value ? [value] : [] });
  useEarlyValue(taskField, task ?? '', chooseTask);
  const shown = robotVariantNames.filter((name) => task === null || robotTasks[name].includes(task));
  return (
    <PageSection id="compare" title="Compare">
      <div className={styles.filter}>
        <label htmlFor="task">Task</label>
        <select
          ref={taskField}
          id="task"
          className={styles.select}
          value={task ?? ''}
          onChange={({ target }) => chooseTask(target.value)}
        >
          <option value="">Any task</option>
          {tasks.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <UnitSwitch />
        <span role="status">{task !== null && `${shown.length} of ${robotVariantNames.length} robots`}</span>
      </div>
      <StackedTable label="Robots compared" className={styles.robots}>
        <thead>
          <tr>
            <th scope="col">Robot</th>
            <th scope="col" className={styles.choice}>
              Compare
            </th>
            {figureNames.map((figure) =>
              isSortable(figure) ? (
                <SortableHeader key={figure} figure={figure} search={search} change={change} />
              ) : (
                <th key={figure} scope="col">
                  {figureLabels[figure]}
                </th>
              ),
            )}
            <th scope="col">Tasks</th>
          </tr>
        </thead>
        <tbody>
          {sortRobots(shown, sort, order).map((name) => (
            <tr key={name}>
              <th scope="row" className={styles.robot}>
                <RobotPicture name={name} sizes="4.5rem" className={styles.picture} />
                <Link to={robotPath(name)}>{robotTitle(name)}</Link>
              </th>
              <td className={styles.choice}>
                <CompareBox name={name} compare={compare} change={change} />
              </td>
              {figureNames.map((figure) => (
                <td key={figure} className={`measured ${styles.figure}`}>
                  {format(robotKeyFigures[name][figure])}
                </td>
              ))}
              <td className={styles.tasks}>{describeTasks(name)}</td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <p>
        Run time: {runTimeBasisInWords.toLowerCase()}. {lowerRunTimeInWords}.
      </p>
      <div className={styles.chosen}>
        <CallToAction to={pathToCompare(compare.length > 1 ? compare : [])}>
          {compare.length > 1 ? `Compare ${compare.length} side by side` : 'Compare all six side by side'}
        </CallToAction>
        <p className={styles.hint} role="status">
          {compare.length > 1
            ? `${compare.length} robots are chosen.`
            : 'Tick two or more robots to compare those alone.'}
        </p>
      </div>
    </PageSection>
  );
}

function sortRobots(names: readonly RobotVariantName[], sort: SortableFigure | null, order: TableSearch['order']) {
  if (!sort) return names;
  const direction = order === 'ascending' ? 1 : -1;
  return names.toSorted(
    (one, other) => direction * (robotKeyFigures[one][sort].value - robotKeyFigures[other][sort].value),
  );
}

function SortableHeader({ figure, search: { sort, order }, change }: RobotTableProps & { figure: SortableFigure }) {
  const isSorted = sort === figure;
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button
        type="button"
        className={styles.sort}
        data-printed
        onClick={() => change({ sort: figure, order: isSorted && order === 'descending' ? 'ascending' : [] })}
      >
        {figureLabels[figure]}
      </button>
    </th>
  );
}

type CompareBoxProps = Pick<RobotTableProps, 'change'> & { name: RobotVariantName; compare: TableSearch['compare'] };

function CompareBox({ name, compare, change }: CompareBoxProps) {
  const isChecked = compare.includes(name);
  return (
    <input
      type="checkbox"
      aria-label={`Compare ${robotTitle(name)}`}
      checked={isChecked}
      onChange={({ target }) =>
        change({ [comparedParameter]: target.checked ? [...compare, name] : compare.filter((other) => other !== name) })
      }
    />
  );
}

import { FigureTable } from '../../scroll-table/figure-table';
import { formatTime, robotName, type ShownFleet, shownJobs } from './shown-fleet';

/** The oldest tasks, in always as many rows, so that nothing below moves. */
export function JobTable({ jobs }: Pick<ShownFleet, 'jobs'>) {
  return (
    <FigureTable
      label="Oldest tasks"
      columns={['Task', 'From', 'To', 'Robot', 'State', 'Age']}
      rows={Array.from({ length: shownJobs }, (_, row) => {
        const job = jobs[row];
        if (!job) return ['–', '', '', '', '', ''];
        const name = job.robot === null ? '' : robotName(job.robot);
        return [`#${job.id}`, job.from, job.to, name, job.state, formatTime(job.age)];
      })}
    />
  );
}

/** What each robot does, and where. */
export function RobotTable({ robots }: Pick<ShownFleet, 'robots'>) {
  return (
    <FigureTable
      label="Robots of the simulation"
      columns={['Robot', 'Does', 'Where', 'On the way to', 'Charge']}
      rows={robots.map(({ activity, where, towards, charge }, id) => [
        robotName(id),
        activity,
        where,
        towards,
        `${charge} %`,
      ])}
    />
  );
}

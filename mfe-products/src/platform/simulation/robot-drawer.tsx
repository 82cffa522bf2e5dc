import { CallToAction } from 'shared-ui/call-to-action';
import styles from './fleet-console.module.css';
import { robotName, type ShownRobot } from './shown-fleet';
import type { Order } from './simulation';

type RobotDrawerProps = {
  id: number;
  robot: ShownRobot;
  /** Absent until the engine is there. */
  order: ((robot: number, order: Order) => void) | undefined;
};

/** What a robot does, and what an operator can have it do. */
export function RobotDrawer({ id, robot, order }: RobotDrawerProps) {
  const { activity, where, towards, charge, isStopped, hasLoad } = robot;
  return (
    <section className={styles.drawer} aria-labelledby="chosen-robot">
      <h3 id="chosen-robot" className={styles.name}>
        {robotName(id)}
      </h3>
      <dl className={styles.facts}>
        <Fact label="State" value={isStopped ? 'stopped' : activity} />
        <Fact label="Load" value={hasLoad ? 'one pallet' : 'none'} />
        <Fact label="Where" value={where} />
        <Fact label="On the way to" value={towards || '–'} />
        <Fact label="Charge" value={`${charge} %`} />
      </dl>
      <p className={styles.orders}>
        <CallToAction size="small" disabled={!order} onClick={() => order?.(id, isStopped ? 'go on' : 'stop')}>
          {isStopped ? 'Let it go on' : 'Stop it here'}
        </CallToAction>
        <CallToAction size="small" inverted disabled={!order} onClick={() => order?.(id, 'charge')}>
          Send to charge
        </CallToAction>
      </p>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

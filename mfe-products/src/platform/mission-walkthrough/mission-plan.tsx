import plan from 'shared-ui/plan/plan.module.css';
import { plantRoute, rackPlaces } from 'shared-ui/plan/plant';
import { PlantPlan } from 'shared-ui/plan/plant-plan';
import { RobotBody } from 'shared-ui/plan/robot-body';
import styles from './mission-plan.module.css';
import { type MissionStep, missionSteps, type Party, stockAt } from './mission-steps';

type MissionPlanProps = { step: MissionStep; isSmall?: boolean };

/** The way of Forklift 04: from its charger through the door to the palletiser, and back to the rack. Also in mission-plan.module.css. */
export const lifterRoute = plantRoute(['charger', 'cell', 'rack']);

const systems: readonly { party: Party; x: number }[] = [
  { party: 'Integrator', x: 16 },
  { party: 'Fleet Manager', x: 260 },
  { party: 'WMS', x: 504 },
];

const toStore = { d: 'M190 56V76H560V60', end: [560, 60] } as const;

/** The way of each step's signal on the plan, and where it ends. */
const signals: readonly { d: string; end: readonly [x: number, y: number] }[] = [
  { d: 'M40 170H28V60', end: [28, 60] },
  toStore,
  { d: 'M400 56V218', end: [400, 218] },
  { d: 'M372 56V204', end: [372, 204] },
  { d: 'M214 160V146H156', end: [156, 146] },
  toStore,
];

const { y: rackTop, width: placeWidth, height: placeHeight } = rackPlaces;
const freePlace = rackPlaces.x[rackPlaces.free];

/** The floor plan of the example mission at one of its steps. */
export function MissionPlan({ step, isSmall = false }: MissionPlanProps) {
  const index = missionSteps.indexOf(step);
  const signal = signals[index];
  const isUnderWay = index > 1 && index < 5;
  const isActive = (party: Party) => party === step.from || party === step.to;
  const labelClass = (isShown: boolean) => `${plan.label} ${isShown ? styles.active : styles.idle}`;
  return (
    <PlantPlan
      label={`Floor plan, step ${index + 1}: ${step.scene}`}
      top={0}
      className={isSmall ? styles.small : styles.missionPlan}
    >
      <path
        className={step.isDoorOpen ? styles.doorOpen : styles.door}
        d={step.isDoorOpen ? 'M372 210H398' : 'M372 210V262'}
      />
      {step.isReserved && (
        <rect className={styles.reserved} x={freePlace} y={rackTop} width={placeWidth} height={placeHeight} />
      )}
      {isUnderWay && <path className={plan.route} d={lifterRoute} />}
      {step.pallet === 'cell' && <rect className={plan.load} x="200" y="166" width="28" height="28" />}
      {step.pallet === 'place' && (
        <rect className={`${plan.load} ${styles.stored}`} x={freePlace + 3} y="124" width="23" height="28" />
      )}
      <g className={`${styles.lifter} ${styles[`stop${index + 1}`]}`}>
        <RobotBody isBusy={isUnderWay} hasLoad={step.pallet === 'robot'} />
      </g>
      {systems.map(({ party, x }) => (
        <g key={party}>
          <rect
            className={isActive(party) ? styles.systemActive : styles.system}
            x={x}
            y="12"
            width="200"
            height="44"
            rx="6"
          />
          <text
            className={`${plan.label} ${isActive(party) ? styles.active : styles.named}`}
            x={x + 100}
            y="42"
            textAnchor="middle"
          >
            {party}
          </text>
        </g>
      ))}
      {signal && (
        <>
          <path className={styles.signal} d={signal.d} />
          <circle className={styles.signalEnd} cx={signal.end[0]} cy={signal.end[1]} r="6" />
        </>
      )}
      <text className={labelClass(isActive('Palletiser PLC'))} x="40" y="125">
        Palletiser PLC
      </text>
      <text
        className={labelClass(isActive('Door 2'))}
        x={isActive('Door 2') ? 384 : 366}
        y={isActive('Door 2') ? 205 : 266}
        textAnchor={isActive('Door 2') ? 'start' : 'end'}
      >
        Door 2
      </text>
      {isUnderWay && (
        <text className={labelClass(isActive('Forklift 04'))} x={index === 4 ? 238 : 426} y={index === 4 ? 206 : 222}>
          Forklift 04
        </text>
      )}
      <text className={labelClass(index === 1 || index === 5)} x="616" y="188" textAnchor="end">
        {stockAt(step)} in stock
      </text>
      {(step.isReserved || step.pallet === 'place') && (
        <text className={labelClass(index === 1 || index === 5)} x="616" y="214" textAnchor="end">
          A-07-2
        </text>
      )}
      <text className={labelClass(false)} x="360" y="376" textAnchor="end">
        Production
      </text>
      <text className={labelClass(false)} x="640" y="376" textAnchor="end">
        Store
      </text>
    </PlantPlan>
  );
}

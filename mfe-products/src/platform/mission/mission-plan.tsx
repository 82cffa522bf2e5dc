import plan from '../../plan/plan.module.css';
import styles from './mission-plan.module.css';
import { type MissionStep, missionSteps, type Party, stockAt } from './mission-steps';

/** Which step is shown, and whether the plan is one of six small ones, of which only the parties of the step are named. */
type MissionPlanProps = { step: MissionStep; isSmall?: boolean };

/** The way of Lifter 04: from its charger through the door to the palletiser, and back to the rack. Also in mission-plan.module.css. */
export const lifterRoute = 'M470 336V236H214V180V236H644V184';

const systems: readonly { party: Party; x: number }[] = [
  { party: 'Integrator', x: 44 },
  { party: 'Fleet Manager', x: 286 },
  { party: 'WMS', x: 516 },
];

/** The way of each step's signal on the plan, and where it ends. */
const signals: readonly { d: string; end: readonly [x: number, y: number] }[] = [
  { d: 'M110 128V60', end: [110, 60] },
  { d: 'M170 56V76H580V60', end: [580, 60] },
  { d: 'M400 56V218', end: [400, 218] },
  { d: 'M372 56V204', end: [372, 204] },
  { d: 'M214 160V146H156', end: [156, 146] },
  { d: 'M170 56V76H580V60', end: [580, 60] },
];

const places = Array.from({ length: 8 }, (_, index) => 456 + index * 29);
const reservedPlace = 6;

/** The floor plan of the example mission at one of its steps. */
export function MissionPlan({ step, isSmall = false }: MissionPlanProps) {
  const index = missionSteps.indexOf(step);
  const signal = signals[index];
  const isActive = (party: Party) => party === step.from || party === step.to;
  const labelClass = (party: Party) => `${plan.label} ${isActive(party) ? styles.active : styles.idle}`;
  return (
    <svg
      className={`${plan.plan} ${styles.missionPlan} ${isSmall ? styles.small : ''}`}
      viewBox="0 0 720 400"
      role="img"
      aria-label={`Floor plan, step ${index + 1}: ${step.scene}`}
    >
      <rect className={plan.floor} x="16" y="96" width="688" height="288" />
      <path className={plan.lane} d="M470 336V236M520 336V236M214 180V236M300 326V236M644 184V236M206 236H680" />
      <path className={plan.wall} d="M16 96H704V384H16ZM372 96V210M372 262V384" />
      <path
        className={step.isDoorOpen ? styles.doorOpen : styles.door}
        d={step.isDoorOpen ? 'M372 210H398' : 'M372 210V262'}
      />
      <rect className={plan.zone} x="40" y="128" width="112" height="84" />
      <path className={styles.arm} d="M92 178L126 158" />
      <circle className={styles.armBase} cx="92" cy="178" r="13" />
      <path className={styles.conveyor} d="M152 180H196M160 170V190M172 170V190M184 170V190" />
      {places.map((x, place) => (
        <rect key={x} className={placeClass(step, place)} x={x} y="112" width="29" height="52" />
      ))}
      <path className={styles.charger} d="M456 366H484M506 366H534" />
      {index > 1 && index < 5 && <path className={plan.route} d={lifterRoute} />}
      <Robot x={520} y={336} />
      <Robot x={300} y={326} />
      {step.pallet === 'cell' && <rect className={plan.load} x="200" y="166" width="28" height="28" />}
      {step.pallet === 'place' && (
        <rect className={`${plan.load} ${styles.stored}`} x="633" y="124" width="23" height="28" />
      )}
      <g className={`${styles.lifter} ${styles[`stop${index + 1}`]}`}>
        <RobotBody isBusy={index > 1 && index < 5} />
        {step.pallet === 'robot' && <rect className={plan.load} x="-11" y="-11" width="22" height="22" />}
      </g>
      {systems.map(({ party, x }) => (
        <g key={party}>
          <rect
            className={isActive(party) ? styles.systemActive : styles.system}
            x={x}
            y="16"
            width="140"
            height="40"
            rx="6"
          />
          <text
            className={`${plan.label} ${isActive(party) ? styles.active : styles.named}`}
            x={x + 70}
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
      <text className={labelClass('Palletiser PLC')} x="40" y="236">
        Palletiser PLC
      </text>
      <text className={labelClass('Door 2')} x="384" y="286">
        Door 2
      </text>
      <text className={labelClass('Lifter 04')} x={index === 4 ? 238 : 426} y={index === 4 ? 206 : 222}>
        {index < 2 || index === 5 ? '' : 'Lifter 04'}
      </text>
      <text
        className={`${plan.label} ${index === 1 || index === 5 ? styles.active : styles.idle}`}
        x="688"
        y="208"
        textAnchor="end"
      >
        {index === 0 ? `${stockAt(step)} in stock` : `A-07-2 · ${stockAt(step)} in stock`}
      </text>
      <text className={`${plan.label} ${styles.idle}`} x="40" y="372">
        Production
      </text>
      <text className={`${plan.label} ${styles.idle}`} x="688" y="372" textAnchor="end">
        Store
      </text>
      <text className={`${plan.label} ${styles.idle}`} x="300" y="358" textAnchor="middle">
        Truck 07
      </text>
      <text className={`${plan.label} ${styles.idle}`} x="548" y="340">
        Lifter 02
      </text>
    </svg>
  );
}

const placeClass = ({ isReserved }: MissionStep, place: number) => {
  if (place === reservedPlace) return isReserved ? styles.reserved : styles.place;
  // One more place is free.
  return place === 3 ? styles.place : styles.filled;
};

function Robot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-90)`}>
      <RobotBody />
    </g>
  );
}

/** A robot around 0, 0 that looks along the x-axis. */
function RobotBody({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <>
      <rect className={`${plan.body} ${isBusy ? plan.busy : ''}`} x="-20" y="-13" width="40" height="26" rx="5" />
      <path className={plan.nose} d="M10 -7L17 0L10 7Z" />
    </>
  );
}

import plan from 'shared-ui/plan/plan.module.css';
import { type PlantPlaceId, plantLoadSpot } from 'shared-ui/plan/plant';
import styles from './plant-in-state.module.css';
import type { PlantState } from './robot-state';

/** The changing parts of the plant beside the robot: the door, the cabin of the lift, and where pallets stand. */
export function PlantInState({ state: { isDoorOpen, isLiftHere, pallets } }: { state: PlantState }) {
  return (
    <>
      <path className={isDoorOpen ? styles.open : styles.shut} d={isDoorOpen ? 'M372 210h26' : 'M372 210v52'} />
      {isLiftHere && <path className={styles.cabin} d="M392 318h48v40h-48z" />}
      {pallets.length > 0 && <path className={plan.load} d={pallets.map(palletAt).join('')} />}
    </>
  );
}

function palletAt(id: PlantPlaceId): string {
  const { x, y } = plantLoadSpot(id);
  return `M${x - 12} ${y - 12}h24v24h-24z`;
}

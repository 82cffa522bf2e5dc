import { PlantPlan } from './plant-plan';

/** For the gallery of the development server. */
export default function PlantPlanExample() {
  return (
    <PlantPlan label="The hall with one place marked">
      <circle cx="360" cy="240" r="14" fill="currentColor" />
    </PlantPlan>
  );
}

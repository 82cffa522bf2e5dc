/** The steps of a start; loaded when a visitor asks for them. */
export default function CommissioningPlan() {
  return (
    <ol aria-label="Plan">
      <li>Map of the building, driven once by hand</li>
      <li>Routes and stations, tried without loads</li>
      <li>First shift with your people beside the robots</li>
    </ol>
  );
}

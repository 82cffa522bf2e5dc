/** The list of what is measured; loaded when a visitor asks for it. */
export default function SurveyChecklist() {
  return (
    <ul aria-label="Checklist">
      <li>Aisles, doors and ramps</li>
      <li>Floor: joints, flatness, slopes</li>
      <li>Wireless coverage along each route</li>
    </ul>
  );
}

import { NumberedSteps } from './numbered-steps';

/** For the gallery of the development server. */
export default function NumberedStepsExample() {
  return (
    <NumberedSteps
      titleLevel="h4"
      steps={[
        { title: 'Measure', text: 'We count what moves in your plant for a week.' },
        { title: 'Try', text: 'One robot runs one mission beside your trucks.' },
        { title: 'Grow', text: 'Each mission that works makes the case for the next one.' },
      ]}
    />
  );
}

import { Closing } from './closing';

/** For the gallery of the development server. */
export default function ClosingExample() {
  return (
    <Closing
      title="Which of your ways is the longest?"
      text="Tell us, and we count what a robot would save there."
      label="Contact us"
      onContact={() => {}}
    />
  );
}

import { Accordion } from './accordion';

/** For the gallery of the development server. */
export default function AccordionExample() {
  return (
    <Accordion
      firstOpen
      items={[
        { title: 'How long does a delivery take?', content: <p>Six to eight weeks.</p> },
        { title: 'Who installs it?', content: <p>An engineer beside your team, in two days.</p> },
      ]}
    />
  );
}

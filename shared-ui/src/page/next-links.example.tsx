import { NextLinks } from './next-links';

/** For the gallery of the development server. */
export default function NextLinksExample() {
  return (
    <NextLinks
      links={[
        { to: '/products/robot-count', title: 'How many robots', text: 'Count them for your own plant.' },
        { to: '/contact', title: 'Contact', text: 'Ask somebody who has built it before.' },
      ]}
    />
  );
}

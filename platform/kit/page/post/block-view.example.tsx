import { BlockView } from './block-view';

/** For the gallery of the development server. */
export default function BlockViewExample() {
  return (
    <>
      <BlockView block={{ id: 1, type: 'heading', content: 'A heading that links find' }} anchor="a-heading" />
      <BlockView block={{ id: 2, type: 'callout', content: 'Measure before you order.' }} />
    </>
  );
}

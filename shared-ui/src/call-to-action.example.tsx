import { CallToAction } from './call-to-action';

/** For the gallery of the development server. */
export default function CallToActionExample() {
  return (
    <p>
      <CallToAction to="/contact">A link</CallToAction> <CallToAction inverted>Outlined</CallToAction>{' '}
      <CallToAction size="small">Small</CallToAction> <CallToAction size="large">Large</CallToAction>{' '}
      <CallToAction disabled>Disabled</CallToAction>
    </p>
  );
}

import { liftersInAisle } from 'shared-config/media/catalog';
import { CallToAction } from '../call-to-action';
import { PageHero } from './page-hero';

/** For the gallery of the development server. */
export default function PageHeroExample() {
  return (
    <PageHero
      heading="Robots that lift, convey and stack"
      lead="One line covers most loads, from conveyor deck to counterbalance truck."
      image={liftersInAisle}
    >
      <CallToAction to="/contact">Contact us</CallToAction>
    </PageHero>
  );
}

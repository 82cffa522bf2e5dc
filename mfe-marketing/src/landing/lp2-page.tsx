import { landings } from '../content/landing';
import { LandingFrame } from './landing-frame';

/** Landing page 2 (specification §2). */
export default function Lp2Page() {
  return <LandingFrame {...landings.lp2} />;
}

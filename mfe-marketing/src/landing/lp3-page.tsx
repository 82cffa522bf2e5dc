import { landings } from '../content/landing';
import { LandingFrame } from './landing-frame';

/** Landing page 3 (specification §2). */
export default function Lp3Page() {
  return <LandingFrame {...landings.lp3} />;
}

import { landings } from '../content/landing';
import { LandingFrame } from './landing-frame';

/** Landing page 1 (specification §2). */
export default function Lp1Page() {
  return <LandingFrame {...landings.lp1} />;
}

import { studies } from 'shared-config/references/studies';
import { SeenAtWork } from './seen-at-work';

/** For the gallery of the development server. */
export default function SeenAtWorkExample() {
  return <SeenAtWork studies={studies.slice(0, 1)} />;
}

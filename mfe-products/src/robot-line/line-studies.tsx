import { studies } from 'shared-config/references/studies';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';

const shown = studies.toSorted((one, other) => other.robots.length - one.robots.length).slice(0, 3);

/** The case studies in which most robots of the line work. */
export default function LineStudies() {
  return <SeenAtWork studies={shown} />;
}

import { studies } from 'shared-config/references/studies';
import { SeenAtWork } from 'shared-ui/page/seen-at-work';
import type { Application } from '../lists/application';

/** The case studies that name an application. */
export default function SeenApplication({ url }: Pick<Application, 'url'>) {
  return <SeenAtWork studies={studies.filter(({ applications }) => applications.some((one) => one === url))} />;
}

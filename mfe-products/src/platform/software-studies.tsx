import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/page/seen-at-work.module.css';

/** The case studies that a part of the platform is at work in. */
export const SoftwareStudies = nearSection(() => import('./seen-software'));

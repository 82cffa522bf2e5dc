import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/page/seen-at-work.module.css';

/** The case studies in which a use case, an industry or a solution is at work. */
export const ApplicationStudies = nearSection(() => import('./seen-application'));

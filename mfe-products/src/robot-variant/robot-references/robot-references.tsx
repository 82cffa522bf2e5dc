import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/page/seen-at-work.module.css';
import './references.module.css';

/** The applications, case studies and companions of a robot. */
export const RobotReferences = nearSection(() => import('./references'));

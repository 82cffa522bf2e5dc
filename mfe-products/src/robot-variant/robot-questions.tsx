import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/accordion.module.css';

/** The questions about a robot, as native disclosures. */
export const RobotQuestions = nearSection(() => import('./robot-questions-list'));

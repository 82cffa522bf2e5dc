import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'kit/page/forms/form-field.module.css';
import 'shared-ui/forms/details-form/details-form.module.css';
import './robot-downloads.module.css';

/** The data sheet of a robot and the form that asks for it; its outline and its model. */
export const RobotDownloads = nearSection(() => import('./downloads'));

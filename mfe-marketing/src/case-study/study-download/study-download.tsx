import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'kit/page/button.module.css';
import 'kit/page/forms/form-field.module.css';
import 'shared-ui/forms/details-form/details-dialog.module.css';
import 'shared-ui/forms/details-form/details-form.module.css';
import './study-download.module.css';

/** A case study as a PDF, and the form that asks for it. */
export const StudyDownload = nearSection(() => import('./download-section'));

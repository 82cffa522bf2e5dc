import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'kit/page/button.module.css';
import 'kit/page/forms/form-field.module.css';
import 'shared-ui/forms/contact-form/contact-form.module.css';

/** The contact form at the end of the page. */
export const HomeContact = nearSection(() => import('./home-contact-form'));

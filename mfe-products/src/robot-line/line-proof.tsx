import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import 'shared-ui/page/seen-at-work.module.css';

/** Where the line is at work. */
export const LineProof = nearSection(() => import('./line-studies'));

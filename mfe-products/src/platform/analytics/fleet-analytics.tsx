import { nearSection } from 'kit/page/near-section';
// With the page's styles: the HTML has them long before their script.
import '../../scroll-table/scroll-table.module.css';
import './fleet-analytics.module.css';

/** The results of the analytics: jobs an hour and where the time goes, by the size of the fleet. */
export const FleetAnalytics = nearSection(() => import('./fleet-charts'));

import { site } from 'shared-config/site';

/** What the page of the line is called, and what an enquiry from it is about. */
export const lineTitle = `${site.robotLineName} robots`;

/** Address of that page. */
export const linePath = '/products/Mag';

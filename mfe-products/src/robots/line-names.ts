import { site } from 'shared-config/site';

/** The title of the line's page, and the subject of an enquiry from it. */
export const lineTitle = `${site.robotLineName} robots`;

/** Address of that page. */
export const linePath = '/products/Mag';

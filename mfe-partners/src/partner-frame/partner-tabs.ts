import { site } from 'shared-config/site';

/** A tab of the partner pages: its own address (specification §2 Commercial partner pages). */
type PartnerTab = { path: string; label: string };

/** The three tabs, in the specification's order. */
export const partnerTabs: readonly PartnerTab[] = [
  { path: '/partner-with-us', label: `Partner with ${site.companyName}` },
  { path: '/tech-partner', label: 'Integrate with us' },
  { path: '/our-solution', label: 'Sell our solutions' },
];

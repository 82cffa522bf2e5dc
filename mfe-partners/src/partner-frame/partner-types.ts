import { casePalletising, chargingLifters, industryDistribution, robotLine } from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';

/** A type of commercial partner (specification §3 Partner type). */
export type PartnerType = { title: string; content: string; keyPoints: readonly string[]; image: PictureFile };

/** The four types of the accordion (specification §2 Commercial partner pages). */
export const partnerTypes: readonly PartnerType[] = [
  {
    title: 'Integration Partner',
    image: casePalletising,
    content:
      'You plan and build automation, and make our robots and platform part of systems that you answer for as a whole.',
    keyPoints: [
      'Training and certification of your engineers',
      'A test system to try integrations before they reach the plant',
      'An engineer of ours beside you in the first projects',
    ],
  },
  {
    title: 'Distribution Partner',
    image: industryDistribution,
    content:
      'You know the market, keep stock and sell on your own account, in a region or a sector where customers know you.',
    keyPoints: [
      'Protected territory or sector',
      'Demonstration robots on favourable terms',
      'A plan for the year that both sides write',
    ],
  },
  {
    title: 'Referral Partner',
    image: robotLine,
    content:
      'You advise plants, or supply them with something else, and open the door when mobile robots are the answer.',
    keyPoints: [
      'One call hands the contact over; we do the rest',
      'You see what becomes of each referral',
      'A commission on every order',
    ],
  },
  {
    title: 'Service Partner',
    image: chargingLifters,
    content:
      'You maintain machines near our customers, and keep their robots running: spare parts on the shelf, and technicians who are close by.',
    keyPoints: [
      'Service training on every variant',
      'Parts stock and diagnosis tools',
      'Second-line support for your technicians',
    ],
  },
];

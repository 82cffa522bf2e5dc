import type { PictureFile } from 'kit/media/media-file';
import { casePalletising, chargingLifters, industryDistribution, robotLine } from 'shared-config/media/catalog';

/** A type of commercial partner (specification §3 Partner type). */
export type PartnerType = { title: string; content: string; keyPoints: readonly string[]; image: PictureFile };

/** The four types of the accordion (specification §2 Commercial partner pages). */
export const partnerTypes: readonly PartnerType[] = [
  {
    title: 'Integration Partner',
    image: casePalletising,
    content:
      'You plan and build automation, and integrate our robots and platform into systems that you deliver as a whole.',
    keyPoints: [
      'Training and certification of your engineers',
      'A test system to try integrations before they reach the plant',
      'One of our engineers at your side in the first projects',
    ],
  },
  {
    title: 'Distribution Partner',
    image: industryDistribution,
    content:
      'You know the market, keep stock and sell on your own account in a region or sector where customers know you.',
    keyPoints: ['Protected territory or sector', 'Demonstration robots on favourable terms', 'A joint annual plan'],
  },
  {
    title: 'Referral Partner',
    image: robotLine,
    content:
      'You advise plants, or supply them with something else, and introduce us when mobile robots are the answer.',
    keyPoints: [
      'You introduce us in one call; we do the rest',
      'You see the progress of each referral',
      'A commission on every order',
    ],
  },
  {
    title: 'Service Partner',
    image: chargingLifters,
    content:
      'You maintain machines near our customers and keep their robots running, with spare parts on the shelf and technicians close by.',
    keyPoints: [
      'Service training for every variant',
      'Spare parts stock and diagnostic tools',
      'Second-line support for your technicians',
    ],
  },
];

import { defineSite } from 'kit/contract/site-definition';
import { companyContacts } from './company-contacts';
import { formFields } from './forms/form-fields';
import { robotPictures } from './media/robot-pictures';
import { embeddedFilms } from './posts/embeds';
import { type RobotVariantName, robotNames, robotPath, robotVariantNames } from './robots/robot-names';
import { site } from './site';
import { palette } from './tokens/palette';

/** The file of each robot's data sheet below `/pdfs/`. */
const dataSheets: Record<RobotVariantName, string> = {
  lifter: 'mag-lifter.pdf',
  singleConveyor: 'mag-single-conveyor.pdf',
  dualConveyor: 'mag-dual-conveyor.pdf',
  fork: 'mag-fork.pdf',
  agvTugger: 'mag-agv-tugger.pdf',
  counterBalance: 'mag-counter-balance.pdf',
};

const from = ['fullName', 'companyName'];
const ofContact = { from, about: ['reason', 'source'] };
const ofDetails = { from, about: ['jobTitle', 'source'] };

/** The site as the platform has to know it (specification §7, §8). The shell's release brings it. */
export const siteDefinition = defineSite({
  name: site.companyName,
  origin: site.origin,
  scope: '@corvane',
  // The logo as in media/source/logo.svg.
  mark: [
    { path: 'M27.3 8.6A13.5 13.5 0 1 0 27.3 23.4', colour: 'ink', line: 5 },
    { path: 'M14.5 9.5 25 16l-10.5 6.5z', colour: 'accent' },
  ],
  language: 'en',
  contact: '/contact',
  // After the specified entries.
  menus: { resources: { atMost: 3 } },
  palette,
  forms: {
    'home-contact': { label: 'Contact form', fields: formFields['home-contact'], ...ofContact },
    'commercial-contact': { label: 'Partner contact form', fields: formFields['commercial-contact'], ...ofContact },
    'case-study-form': { label: 'Case study download', fields: formFields['case-study-form'], ...ofDetails },
    'mag-sub-product': {
      label: 'Robot data sheet',
      fields: formFields['mag-sub-product'],
      ...ofDetails,
      mail: {
        subject: `Your ${site.robotLineName} data sheet`,
        greeting: { named: 'Hello {name},', unnamed: 'Hello,' },
        paragraphs: [
          'Thank you for your interest. The data sheet you asked for is attached. You can also download it from {document}',
          'If you have questions, write to us: {site}/contact',
        ],
        field: 'source',
        documents: Object.fromEntries(robotVariantNames.map((name) => [name, dataSheets[name]])),
      },
    },
    'product-documentation': {
      label: 'Product documentation',
      fields: formFields['product-documentation'],
      ...ofDetails,
    },
  },
  security: {
    mail: companyContacts.security,
    policy: { page: '/safety', part: '#report' },
    languages: ['en', 'de'],
  },
  embeds: {
    robot: Object.fromEntries(
      robotVariantNames.map((name) => [
        name,
        { title: robotNames[name], link: robotPath(name), picture: robotPictures[name].webp.src },
      ]),
    ),
    film: Object.fromEntries(
      embeddedFilms.map(({ name, title, file }) => [name, { title, link: file.mp4, picture: file.poster.webp.src }]),
    ),
  },
  feed: {
    title: `Blogs of ${site.companyName}`,
    description: `What engineers of ${site.companyName} write about mobile robots, integration and running a fleet.`,
  },
});

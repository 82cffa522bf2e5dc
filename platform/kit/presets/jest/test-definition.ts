import { plainPalette } from '../../contract/palette';
import type { SiteDefinition } from '../../contract/site-definition';
import type { FormDefinition } from '../../forms/form-definition';

const person: FormDefinition['fields'] = {
  person: { label: 'Full name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  firm: { label: 'Company name', type: 'text', required: true, maxLength: 200, autoComplete: 'organization' },
  email: { label: 'Email', type: 'email', required: true, maxLength: 254, autoComplete: 'email' },
};
const source: FormDefinition['fields'] = {
  source: { label: 'Source', type: 'hidden', required: false, maxLength: 200 },
};
const contact: FormDefinition['fields'] = {
  ...person,
  dialCode: { label: 'Country code', type: 'text', required: true, maxLength: 200, placeholder: '+91' },
  telephone: { label: 'Phone number', type: 'tel', required: true, maxLength: 200 },
  reason: {
    label: 'Reason',
    type: 'select',
    required: true,
    options: ['Looking for Solutions', 'Partnership', 'Support'],
  },
  message: { label: 'Message', type: 'textarea', required: false, maxLength: 5000 },
  ...source,
};
const details: FormDefinition['fields'] = {
  ...person,
  position: { label: 'Job title', type: 'text', required: true, maxLength: 200 },
  agreed: {
    label: 'I consent',
    type: 'checkbox',
    required: true,
    options: ['Yes', 'No'],
    missing: 'Please consent to receiving updates to proceed',
  },
  ...source,
};
const from = ['person', 'firm'];

/** The definition of a site, for tests: of a company that makes pumps: five forms, one of which promises a document, and a menu with places for remotes. */
export const testDefinition: SiteDefinition = {
  name: 'Halvard Pumps',
  origin: 'https://www.halvard.example',
  language: 'en',
  palette: plainPalette,
  contact: '/ask-us',
  menus: { resources: { atMost: 2 } },
  forms: {
    enquiry: { label: 'Contact form', fields: contact, from, about: ['reason', 'source'] },
    'dealer-enquiry': { label: 'Dealer contact form', fields: contact, from, about: ['reason', 'source'] },
    'guide-request': { label: 'Guide download', fields: details, from, about: ['position', 'source'] },
    'manual-request': {
      label: 'Pump manual',
      fields: details,
      from,
      about: ['position', 'source'],
      mail: {
        subject: 'Your manual',
        greeting: { named: 'Hello {name},', unnamed: 'Hello,' },
        paragraphs: ['The manual is attached. Download it from {document}', 'Write to us: {site}/ask-us'],
        field: 'source',
        documents: { highPressure: 'high-pressure.pdf', rotary: 'rotary-pump.pdf' },
      },
    },
    'drawing-request': { label: 'Drawings', fields: details, from, about: ['position', 'source'] },
  },
  security: { mail: 'security@halvard.example', policy: { page: '/trust', part: '#report' }, languages: ['en'] },
  embeds: {
    robot: {
      gear: {
        title: 'Gear pump',
        link: '/pumps/model?product=gear',
        picture: '/media/pump-gear-1280.0a1b2c3d.webp',
      },
    },
    film: {
      'pumps-at-work': {
        title: 'Pumps at work',
        link: '/media/film.0a1b2c3d.mp4',
        picture: '/media/film-1280.0a1b2c3d.webp',
      },
    },
  },
  feed: { title: 'Blogs', description: 'What engineers write.' },
};

import { plainPalette } from '../../contract/palette';
import type { SiteDefinition } from '../../contract/site-definition';
import type { FormDefinition } from '../../forms/form-definition';

const person: FormDefinition['fields'] = {
  fullName: { label: 'Full name', type: 'text', required: true, maxLength: 200, autoComplete: 'name' },
  companyName: { label: 'Company name', type: 'text', required: true, maxLength: 200, autoComplete: 'organization' },
  email: { label: 'Email', type: 'email', required: true, maxLength: 254, autoComplete: 'email' },
};
const source: FormDefinition['fields'] = {
  source: { label: 'Source', type: 'hidden', required: false, maxLength: 200 },
};
const contact: FormDefinition['fields'] = {
  ...person,
  countryCode: { label: 'Country code', type: 'text', required: true, maxLength: 200, placeholder: '+91' },
  phoneNumber: { label: 'Phone number', type: 'tel', required: true, maxLength: 200 },
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
  jobTitle: { label: 'Job title', type: 'text', required: true, maxLength: 200 },
  consent: {
    label: 'I consent',
    type: 'checkbox',
    required: true,
    options: ['Yes', 'No'],
    missing: 'Please consent to receiving updates to proceed',
  },
  ...source,
};
const from = ['fullName', 'companyName'];

/** The definition of a site, for tests: five forms, one of which promises a document. */
export const testDefinition: SiteDefinition = {
  name: 'Corvane',
  origin: 'https://www.corvane.example',
  language: 'en',
  palette: plainPalette,
  contact: '/contact',
  forms: {
    'home-contact': { label: 'Contact form', fields: contact, from, about: ['reason', 'source'] },
    'commercial-contact': { label: 'Partner contact form', fields: contact, from, about: ['reason', 'source'] },
    'case-study-form': { label: 'Case study download', fields: details, from, about: ['jobTitle', 'source'] },
    'mag-sub-product': {
      label: 'Robot data sheet',
      fields: details,
      from,
      about: ['jobTitle', 'source'],
      mail: {
        subject: 'Your data sheet',
        greeting: { named: 'Hello {name},', unnamed: 'Hello,' },
        paragraphs: ['The data sheet is attached. Download it from {document}', 'Write to us: {site}/contact'],
        field: 'source',
        documents: { agvTugger: 'mag-agv-tugger.pdf', lifter: 'mag-lifter.pdf' },
      },
    },
    'product-documentation': { label: 'Product documentation', fields: details, from, about: ['jobTitle', 'source'] },
  },
  security: { mail: 'security@corvane.example', policy: { page: '/safety', part: '#report' }, languages: ['en'] },
  embeds: {
    robot: {
      fork: {
        title: 'Fork',
        link: '/products/mag-product?product=fork',
        picture: '/media/robot-fork-1280.0a1b2c3d.webp',
      },
    },
    film: {
      'lifters-in-aisle': {
        title: 'Lifters at work',
        link: '/media/film.0a1b2c3d.mp4',
        picture: '/media/film-1280.0a1b2c3d.webp',
      },
    },
  },
  search: { leaveOut: ['next'] },
  feed: { title: 'Blogs', description: 'What engineers write.' },
};

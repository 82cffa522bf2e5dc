import { vda5050Version } from '../robots/vda-5050';

/**
 * A standard, a guideline or a law that the texts of the site name: the editions that they may cite, where each is published, and the
 * claims that rest on it, with the file of each. A text that cites another edition fails a test, and so does a claim that is nowhere.
 */
export type CitedStandard = {
  name: string;
  /** Without one it is cited undated: of such a text the edition in force counts. */
  editions: readonly string[];
  title: string;
  source: string;
  claims: readonly { says: string; in: string }[];
};

const blogs = 'mfe-marketing/content/blogs';
const reports = 'mfe-marketing/content/reports';
const scanner = `${blogs}/what-a-safety-scanner-sees.md`;
const safety = 'mfe-marketing/content/pages/safety.md';
const specifications = 'shared-config/src/robots/robot-specifications.ts';
const use = 'shared-config/src/robots/robot-use.ts';

/** All of them. */
export const citedStandards: readonly CitedStandard[] = [
  {
    name: 'ISO 3691-4',
    editions: ['2023'],
    title: 'Driverless industrial trucks and their systems',
    source: 'https://www.evs.ee/en/evs-en-iso-3691-4-2023',
    claims: [
      { says: 'asks for half a metre beside the robot on both sides', in: `${blogs}/measuring-a-plant.md` },
      { says: 'half a metre beside the robot on both sides, where people walk', in: `${reports}/readiness.md` },
      { says: '0.5 m of room beside a truck on both sides, up to a height of 2.1 m', in: scanner },
      { says: 'a cylinder of 200 mm diameter and 600 mm length that lies on the floor', in: scanner },
      { says: 'one of 70 mm diameter and 400 mm height that stands upright', in: scanner },
      { says: 'asks that the truck stands before its rigid parts touch the test body', in: scanner },
      { says: 'requires clearances, signs and tests at the place of use', in: safety },
    ],
  },
  {
    name: 'ISO 13855',
    editions: ['2010', '2024'],
    title: 'Positioning of safeguards with respect to the approach of the human body',
    source:
      'https://knowledge.bsigroup.com/products/safety-of-machinery-positioning-of-safeguards-with-respect-to-the-approach-of-the-human-body-1',
    claims: [
      { says: '2010 edition:  S = 1600 mm/s × T + (1200 mm − 0.4 × H),   the bracket at least 850 mm', in: scanner },
      { says: '2024 edition:  S = 1600 mm/s × T + 1200 mm + Z', in: scanner },
      { says: 'the standard asks for H ≥ 15 × (d − 50 mm)', in: scanner },
      { says: 'ISO 13855:2024 adds a calculation for mobile machines: a dynamic separation distance', in: scanner },
    ],
  },
  {
    name: 'ISO 13849-1',
    editions: ['2023'],
    title: 'Safety-related parts of control systems',
    source: 'https://www.iso.org',
    claims: [
      { says: 'Levels are performance levels (PL) to ISO 13849-1', in: safety },
      { says: 'Cat. 3 has two channels and still works after one fault', in: safety },
    ],
  },
  {
    name: 'IEC 61496-3',
    editions: ['2018'],
    title: 'Active opto-electronic protective devices responsive to diffuse reflection',
    source: 'https://webstore.iec.ch',
    claims: [{ says: 'IEC 61496-3 asks for 1.8% reflectance', in: scanner }],
  },
  {
    name: 'IEC 61131-3',
    editions: ['2013'],
    title: 'Programmable controllers: programming languages',
    source: 'https://webstore.iec.ch',
    claims: [{ says: 'sequential function charts', in: `${blogs}/conveyor-handshake.md` }],
  },
  {
    name: 'EN 13698-1',
    editions: ['2003'],
    title: 'Pallet production specification: 800 mm × 1200 mm flat wooden pallets',
    source: 'https://standards.cencenelec.eu',
    claims: [
      { says: 'an opening of 227.5 mm, a block of 145 mm in the middle', in: `${blogs}/pallets-that-stand-askew.md` },
    ],
  },
  {
    name: 'EN 1175',
    editions: ['2020'],
    title: 'Safety of industrial trucks: electrical and electronic requirements',
    source:
      'https://ukmha.org.uk/ukmha-publishes-new-guidance-on-electrical-electronic-requirements-for-industrial-trucks',
    claims: [{ says: "'EN 1175', 'Industrial trucks: electrics and electronics'", in: specifications }],
  },
  {
    name: 'EN 12895',
    editions: ['2015'],
    title: 'Industrial trucks: electromagnetic compatibility',
    source: 'https://standards.iteh.ai/catalog/standards/cen/b9955b3a-8044-4690-aa42-8054e07b8d92/en-12895-2015a1-2019',
    claims: [{ says: "'EN 12895', 'Industrial trucks: electromagnetic compatibility'", in: specifications }],
  },
  {
    name: 'DIN 18202',
    editions: [],
    title: 'Tolerances in building construction: flatness of floors',
    source: 'https://face-consultants.com/din-18202/',
    claims: [
      { says: 'DIN 18202, table 3, line 3: 4 mm in 1 m', in: 'mfe-products/src/robots/specification-groups.ts' },
    ],
  },
  {
    name: 'IEC 60529',
    editions: [],
    title: 'Degrees of protection provided by enclosures (IP code)',
    source: 'https://webstore.iec.ch',
    claims: [{ says: 'Not certified: not tested by IEC 60529', in: use }],
  },
  {
    name: 'ISO 14644-1',
    editions: [],
    title: 'Cleanrooms: classification of air cleanliness by particle concentration',
    source: 'https://www.iso.org',
    claims: [{ says: 'no class by ISO 14644-1', in: use }],
  },
  {
    name: '2014/34/EU',
    editions: [],
    title: 'ATEX Directive: equipment for potentially explosive atmospheres',
    source: 'https://eur-lex.europa.eu/eli/dir/2014/34/oj',
    claims: [{ says: 'Not certified by 2014/34/EU', in: use }],
  },
  {
    name: 'UN 38.3',
    editions: [],
    title: 'Manual of Tests and Criteria, part III, subsection 38.3: lithium batteries',
    source: 'https://unece.org/transport/dangerous-goods',
    claims: [{ says: "'UN 38.3', 'Transport of lithium batteries'", in: specifications }],
  },
  {
    name: 'SEMI E84',
    editions: [],
    title: 'Specification for Enhanced Carrier Handoff Parallel I/O Interface',
    source: 'https://store-us.semi.org',
    claims: [{ says: 'eight lines in each direction', in: `${blogs}/conveyor-handshake.md` }],
  },
  {
    name: 'IEEE 802.11',
    editions: ['2020'],
    title: 'Wireless local area networks',
    source: 'https://standards.ieee.org',
    claims: [
      { says: 'roaming between access points', in: `${blogs}/measuring-a-plant.md` },
      { says: 'IEEE 802.11ax, 2.4 and 5 GHz', in: specifications },
    ],
  },
  {
    name: 'VDI 2198',
    editions: [],
    title: 'Type sheets for industrial trucks',
    source: 'https://collab.dvb.bayern/display/TUMlogistikkompendium/Arbeitsgangbreite',
    claims: [
      { says: 'That width, Ast by VDI 2198', in: `${blogs}/measuring-a-plant.md` },
      { says: 'Aisle for stacking: Ast by VDI 2198', in: 'mfe-products/datasheets.ts' },
    ],
  },
  {
    name: 'VDI 2510',
    editions: [],
    title: 'Automated guided vehicle systems',
    source: 'https://www.vdi.de/richtlinien',
    claims: [{ says: 'VDI 2510', in: 'mfe-products/src/calculators/robot-count/robot-count-page.tsx' }],
  },
  {
    name: 'VDI 2710',
    editions: [],
    title: 'Planning of automated guided vehicle systems; part 4: economic efficiency',
    source: 'https://www.vdi.de/richtlinien',
    claims: [
      { says: 'VDI 2710', in: 'mfe-products/src/calculators/robot-count/robot-count-page.tsx' },
      { says: 'VDI 2710 Part 4', in: 'mfe-products/src/calculators/savings/savings-page.tsx' },
    ],
  },
  {
    name: 'VDA 5050',
    editions: ['2.0.0', vda5050Version, '3.0.0'],
    title:
      'Interface between automated guided vehicles and a master control; from 3.0.0 mobile robots and fleet control',
    source: 'https://github.com/VDA5050/VDA5050',
    claims: [
      { says: 'at the latest every 30 seconds', in: `${reports}/mixed-fleets.md` },
      { says: 'version 2.1.0 of August 2024', in: `${reports}/mixed-fleets.md` },
      { says: 'version 3.0.0 of March 2026', in: `${reports}/mixed-fleets.md` },
      { says: '| Errors | warning, fatal | warning, urgent, critical, fatal |', in: `${reports}/mixed-fleets.md` },
      { says: 'sets of zones by the topic `zoneSet`', in: `${reports}/mixed-fleets.md` },
      { says: 'fleet control answers by the topic `responses`', in: `${reports}/mixed-fleets.md` },
      { says: '`plannedPath` and `intermediatePath`', in: `${reports}/mixed-fleets.md` },
      { says: 'download a map in advance (`downloadMap`) and enable it', in: 'mfe-marketing/content/news/vda-5050.md' },
      { says: 'zones that a robot enters only once they are released', in: `${blogs}/who-goes-first.md` },
    ],
  },
  {
    name: 'MQTT',
    editions: ['3.1.1'],
    title: 'MQTT, OASIS Standard of 2014',
    source: 'https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html',
    claims: [{ says: 'its last will is the message “connection broken”', in: `${reports}/mixed-fleets.md` }],
  },
  {
    name: 'RFC 9110',
    editions: [],
    title: 'HTTP semantics',
    source: 'https://www.rfc-editor.org/rfc/rfc9110.html',
    claims: [{ says: 'RFC 9110, HTTP semantics', in: 'mfe-products/src/platform/integrator/protocol-examples.ts' }],
  },
  {
    name: 'IEC 62443',
    editions: [],
    title: 'Security for industrial automation and control systems',
    source: 'https://webstore.iec.ch',
    claims: [{ says: 'We are not certified to IEC 62443', in: safety }],
  },
  {
    name: 'ISO/IEC 27001',
    editions: [],
    title: 'Information security management systems',
    source: 'https://www.iso.org',
    claims: [{ says: 'or ISO/IEC 27001, and do not claim to be', in: safety }],
  },
  {
    name: '2006/42/EC',
    editions: [],
    title: 'Machinery Directive',
    source: 'https://eur-lex.europa.eu/eli/dir/2006/42/oj',
    claims: [{ says: 'Machinery Directive 2006/42/EC', in: specifications }],
  },
  {
    name: '2014/30/EU',
    editions: [],
    title: 'EMC Directive',
    source: 'https://eur-lex.europa.eu/eli/dir/2014/30/oj',
    claims: [{ says: 'EMC Directive 2014/30/EU', in: specifications }],
  },
  {
    name: '2014/53/EU',
    editions: [],
    title: 'Radio Equipment Directive',
    source: 'https://eur-lex.europa.eu/eli/dir/2014/53/oj',
    claims: [{ says: 'Radio Equipment Directive 2014/53/EU', in: specifications }],
  },
  {
    name: '(EU) 2023/1230',
    editions: [],
    title: 'Machinery Regulation',
    source: 'https://eur-lex.europa.eu/eli/reg/2023/1230/oj',
    claims: [
      { says: 'From 20 January 2027 the Machinery Regulation (EU) 2023/1230 replaces the directive', in: safety },
    ],
  },
  {
    name: '(EU) 2024/2847',
    editions: [],
    title: 'Cyber Resilience Act',
    source: 'https://eur-lex.europa.eu/eli/reg/2024/2847/oj',
    claims: [{ says: 'has required of manufacturers since 11 September 2026', in: safety }],
  },
];

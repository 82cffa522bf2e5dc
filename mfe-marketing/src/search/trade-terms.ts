import { robotPath } from 'shared-config/robots/robot-names';

/** A term of the trade, in the languages of our plants, and this site's word for it. */
export type TradeTerm = {
  /** Words or groups of words. Terms of two letters are found if they stand here or in a text. */
  asked: readonly string[];
  /** Words of the site's texts, all of which a section must have. */
  said: string;
  /** The page that answers a query for this term alone. */
  page?: string;
};

const integrator = '/products/integrator';
const compared = '/products/compare';
const line = '/products/Mag';

/** Where a load in kg or t leads: the finder says which robots carry it, or that none does. */
export const loadPage = line;

/** The terms. One that the site has no text for leads to the page where the next best is said, and where to ask. */
export const tradeTerms: readonly TradeTerm[] = [
  { asked: ['AMR', 'AMRs', 'FTF', 'FTS', 'autonomous mobile robot'], said: 'mobile robot', page: line },
  { asked: ['stacker', 'reach truck', 'Hochhubwagen'], said: 'counterbalance', page: robotPath('counterBalance') },
  { asked: ['Gabelstapler', 'Stapler'], said: 'forklift', page: robotPath('counterBalance') },
  { asked: ['Palette', 'Paletten'], said: 'pallet', page: robotPath('fork') },
  { asked: ['Traglast', 'Nutzlast', 'load capacity'], said: 'payload', page: line },
  { asked: ['Routenzug', 'tow tractor', 'tugger train'], said: 'tugger', page: robotPath('agvTugger') },
  { asked: ['gradient', 'incline', 'Steigung'], said: 'slope', page: compared },
  { asked: ['Hubhöhe', 'lifting height'], said: 'lift height', page: compared },
  { asked: ['Gangbreite', 'Ast'], said: 'aisle', page: compared },
  { asked: ['turning radius', 'Wenderadius'], said: 'turning circle', page: compared },
  { asked: ['LFP', 'LiFePO4'], said: 'lithium iron phosphate', page: compared },
  { asked: ['warranty', 'guarantee', 'Gewährleistung', 'Garantie'], said: 'plan parts', page: '/service' },
  { asked: ['maintenance contract', 'SLA', 'Wartung'], said: 'service plan', page: '/service' },
  { asked: ['ATEX', 'IECEx', 'CE'], said: 'standards', page: '/safety' },
  { asked: ['PL', 'SIL'], said: 'performance level', page: '/safety' },
  { asked: ['IP', 'IP54', 'IP65', 'ingress protection', 'Schutzart'], said: 'wet', page: '/industries/industry-fmcg' },
  { asked: ['cleanroom', 'clean room', 'Reinraum'], said: 'pharma', page: '/case-study/solvane-drum-store' },
  { asked: ['MTBF', 'reliability'], said: 'uptime', page: '/news/million-hours' },
  { asked: ['CAD', 'STEP', 'STP', 'step file', 'DWG', 'IGES'], said: 'outline DXF' },
  { asked: ['datasheet', 'data sheet', 'Datenblatt', 'brochure'], said: 'data sheet', page: '/product-documentation' },
  { asked: ['OPCUA', 'OPC'], said: 'OPC UA', page: integrator },
  {
    asked: ['PROFINET', 'Profibus', 'EtherNet/IP', 'Modbus', 'fieldbus'],
    said: 'industrial networks',
    page: integrator,
  },
  { asked: ['SAP', 'S/4HANA', 'EWM'], said: 'ERP', page: integrator },
  { asked: ['lead time', 'delivery time', 'Lieferzeit'], said: 'weeks', page: '/industries/distribution' },
  { asked: ['price', 'Preis', 'cost of a robot'], said: 'price robot', page: '/products/savings' },
];

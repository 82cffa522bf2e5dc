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
const platform = '/products/syncos';
const safety = '/safety';
const service = '/service';
const readiness = '/reports/readiness';
const charging = '/blogs/planning-around-charging';

/** Where a load in kg or t leads: the finder says which robots carry it, or that none does. */
export const loadPage = line;

/** The terms. One that the site has no text for leads to the page where the next best is said, and where to ask. Umlauts may be written as `ae`, `oe`, `ue`. */
export const tradeTerms: readonly TradeTerm[] = [
  // Robots
  {
    asked: ['AMR', 'AMRs', 'FTF', 'FTS', 'autonomous mobile robot', 'Fahrerloses Transportsystem', 'Transportroboter'],
    said: 'mobile robot',
    page: line,
  },
  {
    asked: ['stacker', 'reach truck', 'Hochhubwagen', 'Gegengewichtsstapler'],
    said: 'counterbalance',
    page: robotPath('counterBalance'),
  },
  { asked: ['Gabelstapler', 'Stapler'], said: 'forklift', page: robotPath('counterBalance') },
  { asked: ['Hochregal', 'Palettenregal', 'Regal', 'Regale'], said: 'rack', page: robotPath('counterBalance') },
  { asked: ['Palette', 'Paletten'], said: 'pallet', page: robotPath('fork') },
  {
    asked: ['Europalette', 'Europaletten', 'EPAL', 'euro pallet', 'Gitterbox', 'mesh box', 'closed bottom'],
    said: 'Euro pallets',
    page: '/use-cases/inbound-and-outbound',
  },
  {
    asked: ['pallet jack', 'Hubwagen', 'Niederhubwagen', 'Gabelhubwagen'],
    said: 'pallet truck',
    page: robotPath('fork'),
  },
  { asked: ['Routenzug', 'Schlepper', 'tow tractor', 'tugger train'], said: 'tugger', page: robotPath('agvTugger') },
  { asked: ['Anhänger'], said: 'trailers', page: robotPath('agvTugger') },
  {
    asked: ['Förderband', 'Förderer', 'Fördertechnik', 'Rollenbahn'],
    said: 'conveyor',
    page: robotPath('singleConveyor'),
  },
  { asked: ['Behälter', 'KLT'], said: 'totes', page: '/use-cases/box-packing' },
  { asked: ['Palettierer'], said: 'palletiser', page: '/use-cases/solution-end-of-line' },
  { asked: ['Wareneingang', 'Warenausgang'], said: 'dock', page: '/use-cases/inbound-and-outbound' },
  // Figures of the robots
  { asked: ['Traglast', 'Nutzlast', 'load capacity'], said: 'payload', page: line },
  { asked: ['gradient', 'incline', 'ramp', 'Rampe', 'Steigung', 'Gefälle'], said: 'slope', page: compared },
  { asked: ['Hubhöhe', 'lifting height'], said: 'lift height', page: compared },
  { asked: ['Gangbreite', 'Ast', 'Schmalgang', 'narrow aisle', 'VNA'], said: 'aisle', page: compared },
  { asked: ['turning radius', 'Wenderadius'], said: 'turning circle', page: compared },
  { asked: ['Abmessungen', 'Maße'], said: 'dimensions', page: compared },
  { asked: ['Gewicht'], said: 'weight', page: compared },
  { asked: ['Geschwindigkeit'], said: 'speed', page: compared },
  {
    asked: ['stopping distance', 'braking distance', 'Bremsweg', 'Anhalteweg'],
    said: 'stopping distance',
    page: compared,
  },
  { asked: ['Genauigkeit', 'positioning accuracy'], said: 'docking accuracy', page: compared },
  { asked: ['Lautstärke', 'Schallpegel', 'Lärm'], said: 'noise', page: compared },
  { asked: ['Temperatur'], said: 'temperature', page: compared },
  { asked: ['humidity', 'Luftfeuchte', 'Luftfeuchtigkeit'], said: 'humidity', page: compared },
  { asked: ['Ebenheit', 'Bodenebenheit'], said: 'flatness', page: compared },
  { asked: ['Radlast', 'Bodenbelastung', 'floor load'], said: 'wheel load', page: compared },
  { asked: ['Fuge', 'Fugen', 'Spalt'], said: 'gap', page: compared },
  { asked: ['Schwelle', 'threshold'], said: 'step', page: compared },
  { asked: ['LFP', 'LiFePO4'], said: 'lithium iron phosphate', page: compared },
  { asked: ['Batterie', 'Akku'], said: 'battery', page: compared },
  {
    asked: ['battery life', 'cycles', 'Lebensdauer', 'Ladezyklen', 'charging cycles'],
    said: 'battery life',
    page: compared,
  },
  { asked: ['Laufzeit'], said: 'run time', page: compared },
  { asked: ['Ladezeit'], said: 'charge time', page: compared },
  { asked: ['Ladegerät'], said: 'charger', page: compared },
  { asked: ['Ladestation', 'charging station'], said: 'charger', page: charging },
  {
    asked: ['mains', 'fuse', 'Netzanschluss', 'Sicherung', 'Lüftung', 'ventilation'],
    said: 'charger mains',
    page: compared,
  },
  {
    asked: ['IP', 'IP20', 'IP44', 'IP54', 'IP55', 'IP65', 'IP67', 'ingress protection', 'Schutzart'],
    said: 'IP class',
    page: compared,
  },
  { asked: ['MTBF', 'reliability', 'Verfügbarkeit'], said: 'uptime', page: '/news/million-hours' },
  // Plants
  {
    asked: ['cold room', 'cold storage', 'freezer', 'Kühlhaus', 'Kühlraum', 'Kühllager', 'Tiefkühl', 'Tiefkühllager'],
    said: 'cold store',
    page: '/industries/industry-fmcg',
  },
  { asked: ['cleanroom', 'clean room', 'Reinraum'], said: 'pharma', page: '/case-study/solvane-drum-store' },
  {
    asked: ['fire door', 'Brandschutztor', 'Brandschutztür', 'Brandtor', 'Feuerschutztür', 'Feuerschutztor'],
    said: 'fire door',
    page: readiness,
  },
  { asked: ['Rolltor', 'Schnelllauftor', 'Tor', 'Tür'], said: 'door', page: readiness },
  { asked: ['elevator', 'goods lift', 'Aufzug', 'Lastenaufzug', 'Fahrstuhl'], said: 'lifts', page: readiness },
  {
    asked: ['WLAN', 'wifi', 'Wi-Fi', 'roaming', 'access point', '5G', 'LTE', 'Mobilfunk'],
    said: 'Wi-Fi',
    page: readiness,
  },
  // Standards and safety
  { asked: ['ATEX', 'IECEx', 'Explosionsschutz', 'Ex-Schutz'], said: 'ATEX', page: safety },
  {
    asked: [
      'CE',
      'iso 3691',
      'ISO 3691-4',
      'iso 13849',
      'ISO 13849-1',
      'EN 1175',
      'EN 12895',
      'UN 38.3',
      'Norm',
      'Normen',
      'Maschinenrichtlinie',
      'Konformitätserklärung',
    ],
    said: 'standards',
    page: safety,
  },
  { asked: ['PL', 'SIL'], said: 'performance level', page: safety },
  { asked: ['Not-Halt', 'Not-Aus', 'Nothalt', 'Notaus'], said: 'emergency stop', page: safety },
  { asked: ['Risikobeurteilung', 'Gefährdungsbeurteilung'], said: 'risk assessment', page: safety },
  {
    asked: ['ISO 13855', 'Schutzfeld', 'Laserscanner', 'Sicherheitsscanner'],
    said: 'safety scanner',
    page: '/blogs/what-a-safety-scanner-sees',
  },
  { asked: ['IEC 62443', 'iso 27001', 'NIS2', 'IT-Sicherheit', 'Schwachstelle'], said: 'vulnerability', page: safety },
  {
    asked: ['release notes', 'changelog', 'firmware', 'patch', 'update', 'Aktualisierung'],
    said: 'updates',
    page: safety,
  },
  // Software and connections
  { asked: ['OPCUA', 'OPC'], said: 'OPC UA', page: integrator },
  {
    asked: ['PROFINET', 'Profibus', 'EtherNet/IP', 'Modbus', 'fieldbus', 'Feldbus'],
    said: 'PROFINET',
    page: integrator,
  },
  { asked: ['PLC', 'SPS', 'Siemens', 'S7', 'S7-1200', 'S7-1500', 'TIA Portal'], said: 'PLC', page: integrator },
  { asked: ['API', 'API documentation', 'REST', 'Schnittstelle', 'Schnittstellen'], said: 'REST', page: integrator },
  { asked: ['SAP', 'S/4HANA', 'EWM'], said: 'ERP', page: integrator },
  { asked: ['LVS', 'Lagerverwaltung'], said: 'WMS', page: integrator },
  {
    asked: ['Leitsteuerung', 'fleet control', 'Flottenmanager'],
    said: 'fleet manager',
    page: '/products/fleet-manager',
  },
  { asked: ['premise', 'premises', 'server', 'cloud', 'virtual machine'], said: 'server', page: platform },
  { asked: ['licence', 'license', 'Lizenz', 'Lizenzen'], said: 'licence', page: platform },
  // Purchase and service
  { asked: ['warranty', 'guarantee', 'Gewährleistung', 'Garantie'], said: 'warranty', page: compared },
  { asked: ['SBOM', 'software bill of materials', 'Stückliste'], said: 'SBOM', page: safety },
  { asked: ['friction', 'Reibung', 'floor coating', 'Bodenbelag'], said: 'floor', page: readiness },
  { asked: ['fire protection', 'Brandschutz'], said: 'fire protection', page: charging },
  { asked: ['maintenance contract', 'SLA', 'Wartung', 'Instandhaltung'], said: 'service plan', page: service },
  { asked: ['Ersatzteil', 'Ersatzteile'], said: 'spare parts' },
  { asked: ['Schulung', 'training'], said: 'training places', page: service },
  {
    asked: ['manual', 'Handbuch', 'Betriebsanleitung', 'Bedienungsanleitung', 'language', 'Sprache'],
    said: 'manuals languages',
    page: service,
  },
  {
    asked: ['rent', 'rental', 'lease', 'RaaS', 'pilot', 'Miete', 'mieten', 'Leasing'],
    said: 'rent lease',
    page: service,
  },
  { asked: ['CAD', 'STEP', 'STP', 'step file', 'DWG', 'IGES'], said: 'outline DXF' },
  {
    asked: ['datasheet', 'data sheet', 'spec sheet', 'Datenblatt', 'brochure'],
    said: 'data sheet',
    page: '/product-documentation',
  },
  { asked: ['lead time', 'delivery time', 'Lieferzeit'], said: 'lead time', page: compared },
  {
    asked: ['price', 'Preis', 'Preise', 'Kosten', 'cost', 'ROI', 'Amortisation'],
    said: 'price robot',
    page: '/products/savings',
  },
  { asked: ['quote', 'Angebot', 'Ansprechpartner'], said: 'contact', page: '/contact' },
];

/** Companies that integrate, distribute or service the robots; invented names. */
export const partnerNames = [
  'Aldermoor Automation',
  'Brennick',
  'Castova Systems',
  'Dravenholt',
  'Ferrolane',
  'Hexwick Logistics',
  'Nordquay',
  'Velta Intralog',
] as const;

/** A query of an engineer, and the page that must be first or second among the results: its address, or the beginning of several. */
type EngineerQuery = readonly [query: string, path: string];

/** Written before the ranking was looked at. Do not tune the search for one of these: mend what is wrong for all, or leave it. */
export const untunedQueries: readonly EngineerQuery[] = [
  ['MAG-SC1000', '/products/mag-product?product=singleConveyor'],
  ['VDA5050', '/reports/mixed-fleets'],
  ['ROI', '/products/savings'],
  ['number of vehicles', '/products/robot-count'],
  ['milk run', '/blogs/milk-runs'],
  ['crooked pallet', '/blogs/pallets-that-stand-askew'],
  ['cybersecurity', '/safety'],
  ['emergency stop', '/safety'],
  ['spare parts', '/news/service-partners'],
  ['response time technician', '/service'],
  ['deadlock crossing', '/blogs/who-goes-first'],
  ['handshake signals', '/blogs/conveyor-handshake'],
  ['Hubwagen', '/products/mag-product?product=fork'],
  ['pallet racking forklift', '/products/mag-product?product=counterBalance'],
  ['trailers', '/products/mag-product?product=agvTugger'],
  ['wifi coverage', '/reports/readiness'],
  ['beverage industry', '/industries/industry-fmcg'],
  ['simulate a mission', '/news/mission-editor'],
  ['protective field', '/blogs/what-a-safety-scanner-sees'],
  ['privacy policy', '/privacy'],
];

/** The queries that once led nowhere, or elsewhere. */
export const tunedQueries: readonly EngineerQuery[] = [
  ['AMR', '/products/Mag'],
  ['stacker', '/products/mag-product?product=counterBalance'],
  ['gradient', '/products/compare'],
  ['warranty', '/service'],
  ['ATEX', '/safety'],
  ['LFP', '/products/compare'],
  ['CAD', '/products/mag-product'],
  ['step file', '/products/mag-product'],
  ['OPCUA', '/products/integrator'],
  ['PROFINET', '/products/integrator'],
  ['IP', '/industries/industry-fmcg'],
  ['MAG-C1500', '/products/mag-product?product=counterBalance'],
  ['datasheet', '/product-documentation'],
  ['1200 kg', '/products/Mag'],
  ['12 500 kg', '/products/Mag'],
  ['lead time', '/industries/distribution'],
  ['Gabelstapler', '/products/mag-product?product=counterBalance'],
  ['Palette', '/products/mag-product?product=fork'],
  ['Traglast', '/products/Mag'],
  ['for', '/products/mag-product?product=fork'],
];

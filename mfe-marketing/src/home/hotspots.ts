/** A place of the warehouse picture (specification §3 Hotspot); where it is, the picture itself knows. */
type Hotspot = { id: string; label: string; description: string };

/** The thirteen places (specification §9), from goods-in to the control room. */
export const hotspots: readonly Hotspot[] = [
  {
    id: 'inboundDock',
    label: 'Inbound dock',
    description: 'Fork robots clear pallets as fast as they are unloaded.',
  },
  {
    id: 'receiving',
    label: 'Receiving',
    description: 'Marked positions on the floor are stations; nothing is built.',
  },
  { id: 'putAway', label: 'Put-away', description: 'Lifters take pallets to their aisle.' },
  {
    id: 'reserveStorage',
    label: 'Reserve storage',
    description: 'Existing racks stay; the WMS knows every location.',
  },
  {
    id: 'pickingAisle',
    label: 'Picking aisle',
    description: 'Pick locations are refilled before they run empty.',
  },
  {
    id: 'forkliftStorage',
    label: 'Rack service',
    description: 'Counterbalance forklifts store and retrieve pallets.',
  },
  {
    id: 'tuggerRoute',
    label: 'Tugger route',
    description: 'Tugger trains supply many stations on one run.',
  },
  {
    id: 'conveyorHandover',
    label: 'Conveyor handover',
    description: 'The load rolls across once both sides are ready.',
  },
  {
    id: 'packingStations',
    label: 'Packing stations',
    description: 'Totes go to the free table; empties leave in the same stop.',
  },
  {
    id: 'palletisingCell',
    label: 'Palletising cell',
    description: 'Full pallets are collected before the cell has to stop.',
  },
  {
    id: 'productionCells',
    label: 'Production cells',
    description: 'Machines call for material and pass finished parts on.',
  },
  {
    id: 'chargingBay',
    label: 'Charging bay',
    description: 'Robots charge when demand is lowest, never all at once.',
  },
  {
    id: 'controlRoom',
    label: 'Control room',
    description: 'One map shows every robot of every brand and its task.',
  },
];

/** A place of the warehouse picture (specification §3 Hotspot); where it is, the picture itself knows. */
type Hotspot = { id: string; label: string; description: string };

/** The thirteen places (specification §9), from goods-in to the control room. */
export const hotspots: readonly Hotspot[] = [
  {
    id: 'inboundDock',
    label: 'Inbound dock',
    description: 'Fork robots clear pallets away as fast as they are unloaded.',
  },
  {
    id: 'receiving',
    label: 'Receiving',
    description: 'Marked places on the floor are stations; nothing else is built.',
  },
  { id: 'putAway', label: 'Put-away', description: 'Lifters bring pallets to their aisle and come back with empties.' },
  {
    id: 'reserveStorage',
    label: 'Reserve storage',
    description: 'Racks that were there stay; the WMS knows every place.',
  },
  {
    id: 'pickingAisle',
    label: 'Picking aisle',
    description: 'Goods come to the picker, and picking places are filled in time.',
  },
  {
    id: 'forkliftStorage',
    label: 'Rack service',
    description: 'Counterbalance forklifts store and retrieve up to the upper levels.',
  },
  {
    id: 'tuggerRoute',
    label: 'Tugger route',
    description: 'Trains supply the line on schedule, one tour for many stations.',
  },
  {
    id: 'conveyorHandover',
    label: 'Conveyor hand-over',
    description: 'Robot and conveyor agree, then the load rolls by itself.',
  },
  {
    id: 'packingStations',
    label: 'Packing stations',
    description: 'Totes arrive at the free table; empties leave in the same stop.',
  },
  {
    id: 'palletisingCell',
    label: 'Palletising cell',
    description: 'Full pallets are fetched before the cell has to wait.',
  },
  {
    id: 'productionCells',
    label: 'Production cells',
    description: 'Machines call for material and hand finished parts on.',
  },
  {
    id: 'chargingBay',
    label: 'Charging bay',
    description: 'Robots charge when they are needed least, never all at once.',
  },
  {
    id: 'controlRoom',
    label: 'Control room',
    description: 'One map shows every robot of every brand, and what it is doing.',
  },
];

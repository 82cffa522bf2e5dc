type Connection = { what: string; by: string; gives: string };

/** All kinds of them, in the order of the table. */
export const connections: readonly Connection[] = [
  {
    what: 'Robot fleets',
    by: 'VDA 5050, or the fleet’s own interface',
    gives: 'Missions, positions, states and errors on one map',
  },
  {
    what: 'PLCs and machines',
    by: 'PROFINET, OPC UA or digital signals',
    gives: 'Calls, handovers and interlocks',
  },
  { what: 'Conveyors', by: 'Handover signals at each end', gives: 'Loads that roll on and off automatically' },
  {
    what: 'Doors and lifts',
    by: 'Open, close and call, with their states',
    gives: 'One user at a time, fire alarms respected',
  },
  {
    what: 'WMS, ERP and MES, such as SAP',
    by: 'Web services, files or, without SAP, database views',
    gives: 'Orders in, locations and times out',
  },
  {
    what: 'People',
    by: 'Tablets, buttons and scanners',
    gives: 'Calls and confirmations where there is no machine signal',
  },
];

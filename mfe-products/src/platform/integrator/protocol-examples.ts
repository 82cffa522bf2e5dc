import { vda5050Version } from 'shared-config/robots/vda-5050';
import { site } from 'shared-config/site';

type ProtocolExample = {
  protocol: string;
  title: string;
  text: string;
  message: string;
  standard: string;
  url: string;
};

const header = {
  headerId: 81,
  timestamp: '2026-11-22T08:15:30.120Z',
  version: vda5050Version,
  manufacturer: site.companyName,
  serialNumber: 'forklift-04',
};

/** An order in which Forklift 04 passes door 2 and takes the pallet at the palletiser: valid by the schema of VDA 5050. */
export const order = {
  ...header,
  orderId: 'pallet-4711',
  orderUpdateId: 0,
  nodes: [
    { nodeId: 'door-2', sequenceId: 0, released: true, actions: [] },
    {
      nodeId: 'palletiser-1',
      sequenceId: 2,
      released: true,
      actions: [{ actionType: 'pick', actionId: 'pick-4711', blockingType: 'HARD' }],
    },
  ],
  edges: [
    {
      edgeId: 'lane-7',
      sequenceId: 1,
      released: true,
      startNodeId: 'door-2',
      endNodeId: 'palletiser-1',
      actions: [],
    },
  ],
};

const connection = { ...header, headerId: 1, connectionState: 'ONLINE' };

/** One message of the example mission for each protocol. */
export const protocolExamples: readonly ProtocolExample[] = [
  {
    protocol: 'VDA 5050',
    title: 'An order for a robot',
    text: 'Two nodes and the lane between them. Released segments may be driven; the rest is only announced.',
    message: JSON.stringify(order, null, 2),
    standard: `VDA 5050, version ${vda5050Version}, order`,
    url: 'https://github.com/VDA5050/VDA5050',
  },
  {
    protocol: 'MQTT',
    title: 'A robot reports that it is online',
    text: 'The broker keeps it for later subscribers. If the robot drops out, the broker sends CONNECTIONBROKEN on its behalf.',
    message: `topic   uagv/v2/${site.companyName}/forklift-04/connection
QoS     1, retained

${JSON.stringify(connection, null, 2)}`,
    standard: 'MQTT 3.1.1, topics and last will',
    url: 'https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html',
  },
  {
    protocol: 'OPC UA',
    title: 'A signal of the palletiser',
    text: 'The PLC’s server reports every change, without polling.',
    message: `NodeId       ns=2;s=Palletiser.PalletFinished
NodeClass    Variable
DataType     Boolean
AccessLevel  CurrentRead

Value            true
StatusCode       Good
SourceTimestamp  2026-11-22T08:15:30.120Z`,
    standard: 'OPC UA, part 6, NodeId',
    url: 'https://reference.opcfoundation.org/Core/Part6/v104/docs/5.3.1.10',
  },
  {
    protocol: 'REST',
    title: 'The WMS learns where the pallet is',
    text: 'The path and the fields are those of your system; they are set once in the integrator.',
    message: `POST /transport-orders/4711/confirmation HTTP/1.1
Host: wms.example.com
Content-Type: application/json

{
  "place": "A-07-2",
  "storedAt": "2026-11-22T08:15:30Z"
}

HTTP/1.1 204 No Content`,
    standard: 'RFC 9110, HTTP semantics',
    url: 'https://www.rfc-editor.org/rfc/rfc9110.html',
  },
];

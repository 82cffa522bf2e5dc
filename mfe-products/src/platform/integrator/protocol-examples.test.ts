import { connections } from './connections';
import { order, protocolExamples } from './protocol-examples';

test('the order follows VDA 5050: nodes and edges alternate in numbered sequence', () => {
  const { nodes, edges } = order;
  expect(nodes).toHaveLength(edges.length + 1);
  expect([...nodes, ...edges].map(({ sequenceId }) => sequenceId).sort()).toEqual([0, 1, 2]);
  for (const [index, { startNodeId, endNodeId, sequenceId }] of edges.entries()) {
    expect(startNodeId).toBe(nodes[index]?.nodeId);
    expect(endNodeId).toBe(nodes[index + 1]?.nodeId);
    expect(sequenceId).toBe((nodes[index]?.sequenceId ?? 0) + 1);
  }
  // What the schema of version 2.1.0 requires of all messages and of an order.
  for (const field of ['headerId', 'timestamp', 'version', 'manufacturer', 'serialNumber', 'orderId', 'orderUpdateId'])
    expect(order).toHaveProperty(field);
  expect(order.timestamp).toBe(new Date(order.timestamp).toISOString());
});

test("the topic has VDA 5050's levels: interface, version, maker, serial, subtopic", () => {
  const message = protocolExamples.find(({ protocol }) => protocol === 'MQTT')?.message ?? '';
  const [, topic = ''] = /^topic +(\S+)/.exec(message) ?? [];
  expect(topic.split('/')).toEqual(['uagv', 'v2', order.manufacturer, order.serialNumber, 'connection']);
});

test('the OPC UA node is named as part 6 writes it', () => {
  const message = protocolExamples.find(({ protocol }) => protocol === 'OPC UA')?.message ?? '';
  expect(message).toMatch(/^NodeId +ns=\d+;[isgb]=\S+$/m);
});

test('each example links to its standard, and there are six kinds of connection', () => {
  for (const { url } of protocolExamples) expect(new URL(url).protocol).toBe('https:');
  expect(connections).toHaveLength(6);
});

import { isIP } from 'node:net';
import fc from 'fast-check';
import { propertySettings } from '../testing/property-settings';
import { clientKey, placesOf } from './client-key';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['64:ff9b:1::cb00:7107', '64:ff9b:1::/64'],
  ['2002:cb00:7107::1', '203.0.113.7'],
  ['2002:cb00:7107:ffff:1:2:3:4', '203.0.113.7'],
  ['[2002:CB00:7107::1]:443', '203.0.113.7'],
  ['2001:0:4136:e378:8000:63bf:34ff:8ef8', '203.0.113.7'],
  ['2001::34ff:8ef8', '203.0.113.7'],
  ['2001:1::34ff:8ef8', '2001:1::/64'],
  ['unknown', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['_hidden', '127.0.0.1'],
])('limits of "%s" are counted by %s', (address, key) => {
  expect(clientKey(address, '127.0.0.1')).toBe(key);
});

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.0.0/16'],
  ['2001:db8:1234:2::9', '2001:db8:1234::/48', '2001:db8:1234::/48', '2001:db8::/32'],
  ['2002:cb00:7107:2::9', '203.0.113.7', '203.0.113.0/24', '203.0.0.0/16'],
  ['2001:0:4136:e378:8000:63bf:34ff:8ef8', '203.0.113.7', '203.0.113.0/24', '203.0.0.0/16'],
  ['::1', '::/48', '::/48', '::/32'],
])('%s is one of the customer %s, of the network %s and the region %s', (address, customer, network, region) => {
  expect(placesOf(clientKey(address, '127.0.0.1'))).toEqual({ customer, network, region });
});

test('every spelling of an address has one key; anything else gets the connection’s', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), fc.nat(65_535), (text, port) => {
      const key = clientKey(text, 'peer');
      if (isIP(text) === 0) return;
      expect(key).not.toBe('peer');
      expect(clientKey(isIP(text) === 4 ? `${text}:${port}` : `[${text.toUpperCase()}]:${port}`, 'peer')).toBe(key);
    }),
    propertySettings,
  );
});

import { maxConnects, maxOrigin } from 'kit/contract/find-refused-claim';
import { testRelease } from '../../../testing/test-release';
import { listAssetOrigins, listConnectOrigins } from './list-asset-origins';

test('an old live remote adds no more origins to pages than others may have', () => {
  const connects = Array.from({ length: 2897 }, (_, at) => `https://a${at}.example`);
  const long = `https://${'a'.repeat(maxOrigin)}.example`;
  const remotes = [
    testRelease('mfe-a', { connects: [long, ...connects], origin: long }),
    testRelease('mfe-b', { connects: ['https://b.example'], origin: 'https://files.example' }),
  ];
  expect(listConnectOrigins(remotes)).toEqual([...connects.slice(0, maxConnects), 'https://b.example'].sort());
  expect(listAssetOrigins(remotes)).toEqual(['https://files.example']);
});

import { findSilentOrigin } from './find-silent-origin';

const origins = ['https://api.example', 'wss://live.example:8443'];
const script = 'https://www.halvard.example/assets/mfe-a/page.js';

test.each([
  ['Failed to load resource: net::ERR_CONNECTION_REFUSED', 'https://api.example/offers', 'https://api.example'],
  [
    'Failed to load resource: the server responded with a status of 503 ()',
    'https://api.example/',
    'https://api.example',
  ],
  [
    "Access to fetch at 'https://api.example/offers' from origin 'http://127.0.0.1' has been blocked by CORS policy",
    script,
    'https://api.example',
  ],
  ["WebSocket connection to 'wss://live.example:8443/' failed: ", script, 'wss://live.example:8443'],
])('a failed request to an API is the API’s: %s', (text, url, expected) => {
  expect(findSilentOrigin(text, url, origins)).toBe(expected);
});

test.each([
  ['Failed to load resource: net::ERR_CONNECTION_REFUSED', 'https://api.example.org/offers'],
  ['Failed to load resource: the server responded with a status of 404 ()', script],
  ['Failed to load resource: net::ERR_FAILED', ''],
  ['TypeError: Failed to fetch', 'https://api.example/offers'],
  ["what the page itself says of 'https://api.example/offers'", 'https://api.example/offers'],
])('whatever else a console has is the page’s: %s', (text, url) => {
  expect(findSilentOrigin(text, url, origins)).toBeUndefined();
});

import { readMetrics } from './read-metrics';

const lhr = {
  environment: { benchmarkIndex: 1200 },
  categories: { performance: { score: 0.97 } },
  audits: {
    'first-contentful-paint': { numericValue: 900 },
    'speed-index': { numericValue: 1100 },
    'largest-contentful-paint': { numericValue: 1281.4 },
    'total-blocking-time': { numericValue: 48 },
    'cumulative-layout-shift': { numericValue: 0 },
  },
};

test('paint, blocking time, score and the speed of the machine are read', () => {
  expect(readMetrics({ lhr })).toEqual({ largestPaint: 1281.4, blockingTime: 48, score: 97, processor: 1200 });
});

test('a page that did not load has no figures', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint any content' };
  expect(() => readMetrics({ lhr: { ...lhr, runtimeError } })).toThrow('The page did not paint any content');
});

test.each(['largest-contentful-paint', 'speed-index'])(
  'without %s there is no score, so there are no figures',
  (metric) => {
    const audits = { ...lhr.audits, [metric]: { errorMessage: 'NOT_SEEN' } };
    const categories = { performance: { score: null } };
    expect(() => readMetrics({ lhr: { ...lhr, categories, audits } })).toThrow('every metric: NOT_SEEN');
  },
);

test('a reason that all metrics have is said once', () => {
  const audits = Object.fromEntries(Object.keys(lhr.audits).map((id) => [id, { errorMessage: 'NO_NAVSTART' }]));
  expect(() => readMetrics({ lhr: { ...lhr, audits } })).toThrow(
    /^Lighthouse could not measure every metric: NO_NAVSTART$/,
  );
});

test('what is no output of Lighthouse is refused', () => {
  expect(() => readMetrics(undefined)).toThrow();
});

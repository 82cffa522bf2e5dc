import { readMetrics } from './read-metrics';

const lhr = {
  categories: { performance: { score: 0.97 } },
  audits: {
    'largest-contentful-paint': { numericValue: 1281.4 },
    'total-blocking-time': { numericValue: 48 },
  },
};

test('paint, blocking time and score are read', () => {
  expect(readMetrics({ lhr })).toEqual({ largestPaint: 1281.4, blockingTime: 48, score: 97 });
});

test('a page that did not load has no figures', () => {
  const runtimeError = { code: 'NO_FCP', message: 'The page did not paint any content' };
  expect(() => readMetrics({ lhr: { ...lhr, runtimeError } })).toThrow('The page did not paint any content');
});

test('a metric that could not be measured is named, with the reason', () => {
  const audits = { ...lhr.audits, 'largest-contentful-paint': { errorMessage: 'NO_LCP' } };
  expect(() => readMetrics({ lhr: { ...lhr, audits } })).toThrow(
    'Lighthouse did not measure largest-contentful-paint: NO_LCP',
  );
});

test('without a score there are no figures', () => {
  expect(() => readMetrics({ lhr: { ...lhr, categories: { performance: { score: null } } } })).toThrow('no score');
});

test('what is no output of Lighthouse is refused', () => {
  expect(() => readMetrics(undefined)).toThrow();
});

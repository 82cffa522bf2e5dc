import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { planPages } from '../../compose/plan/plan-pages';
import { checkPolicyPart } from './check-policy-part';

const security = { ...testDefinition.security, policy: { page: '/imprint', part: '#security' } };
const { pages } = planPages(
  [testRelease('mfe-a', { routes: ['/imprint', '/a'].map((path) => ({ path, expose: './page' })) })],
  [],
);
const check = (html: string, location = '/imprint') =>
  checkPolicyPart(
    pages.filter((page) => page.location === location).map((page) => ({ page, html })),
    { security },
  );

test('the page that security.txt leads to has the part that it names', () => {
  expect(() => check('<main><section class="a" id="security">Report</section></main>')).not.toThrow();
  expect(() => check('<main><section id="safety">id="security"</section></main>')).toThrow(
    'mfe-a/src/page.tsx: /imprint has no part #security. "security.txt" leads there: give the part that says how a vulnerability is reported id="security"',
  );
});

test('no other page has to have it', () => {
  expect(() => check('<main></main>', '/a')).not.toThrow();
});

import { testDefinition } from 'kit/presets/jest/test-definition';
import { testRelease } from '../../../testing/test-release';
import { planPages } from '../../compose/plan/plan-pages';
import { findLackingPart, refuseLackingPart } from './check-policy-part';

const { page: policyPage } = testDefinition.security.policy;
const { pages } = planPages(
  [testRelease('mfe-a', { routes: [policyPage, '/a'].map((path) => ({ path, expose: './page' })) })],
  [],
);
const check = (html: string, location = policyPage) =>
  refuseLackingPart(
    findLackingPart(
      pages.filter((page) => page.location === location).map((page) => ({ page, html })),
      testDefinition,
    ),
    testDefinition,
  );

test('the page that security.txt leads to has the part that it names', () => {
  expect(() => check('<main><section class="a" id="report">Report</section></main>')).not.toThrow();
  expect(() => check('<main><section id="reports">id="report"</section></main>')).toThrow(
    `mfe-a/src/page.tsx: ${policyPage} has no part #report. "security.txt" leads there: give the part that says how a vulnerability is reported id="report"`,
  );
});

test('no other page has to have it', () => {
  expect(() => check('<main></main>', '/a')).not.toThrow();
});

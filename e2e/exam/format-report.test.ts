import { formatLines, formatReport } from './format-report';
import type { Demand } from './judge';
import type { ExamResults } from './results';
import type { Outcome } from './scenarios';
import type { View } from './view';

const view: View = {
  subject: '/robots',
  expected: 'Robots',
  screen: 'Robots, release 1',
  press: { kind: 'does nothing' },
  link: { kind: 'missing' },
  errors: ['a | b'],
};
const outcome = (demands: readonly Demand[]): Outcome => ({ observations: [{ view, demands }] });
const results: ExamResults = {
  scenarios: [
    {
      title: 'An old tab',
      event: 'A tab is open.',
      complaints: ['https://github.com/webpack/webpack/issues/16081'],
    },
  ],
  sites: [
    {
      name: 'plain',
      description: 'as the quick start says',
      mustHold: false,
      outcomes: [outcome(['has a button that acts', 'writes no error'])],
    },
    {
      name: 'this site',
      description: 'as it is',
      mustHold: true,
      outcomes: [{ ...outcome(['shows its content']), said: 'Refused.' }],
    },
  ],
};

test('the terminal shows a verdict for each site, and what was not met', () => {
  expect(formatLines(results)).toEqual([
    'An old tab',
    '  plain      fails: has a button that acts; writes no error',
    '  this site  holds',
  ]);
});

describe('the page of the documentation', () => {
  const page = formatReport(results, ['Chromium 1', 'federation 2']);

  test('begins with the verdicts', () => {
    expect(page).toContain('| An old tab | fails | holds     |\n');
  });

  test('has a row for each page that was seen, and a cell for each thing that was seen of it', () => {
    expect(page).toContain(
      '| plain     | /robots |         | “Robots, release 1” |            | does nothing | missing | a \\| b | ',
    );
    expect(page).toContain('| has a button that acts; writes no error |\n');
  });

  test('says where people complain, what it ran on, and what a command said', () => {
    expect(page).toContain('[webpack/webpack#16081](https://github.com/webpack/webpack/issues/16081)');
    expect(page).toContain('In Chromium 1, with federation 2 a visitor');
    expect(page).toContain('The command of this site said:\n\n```\nRefused.\n```\n');
  });
});

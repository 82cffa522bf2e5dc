import { robotHoursClaim } from 'shared-config/company-claims';
import { figures } from './figures';
import { resolveFigures } from './resolve-figures';

const resolve = (text: string) => resolveFigures('news/hours.md', text);

test('a name in braces becomes its figure: in front matter, text, link, table and code', () => {
  expect(
    resolve(
      [
        '---',
        'title: "{robot-hours}"',
        '---',
        '[{contact-press}](mailto:{contact-press})',
        '| Fork | {fork.speed} |',
        '`{lifter.run-time}`',
      ].join('\n'),
    ),
  ).toBe(
    [
      '---',
      `title: "${robotHoursClaim}"`,
      '---',
      '[press@corvane.example](mailto:press@corvane.example)',
      '| Fork | 1.5 m/s |',
      '`7-9 hrs`',
    ].join('\n'),
  );
});

test("a robot's figure has the unit and precision of its product page", () => {
  expect(resolve('{fork.speed}, {fork.speed-with-load}, {counterBalance.speed}')).toBe('1.5 m/s, 1 m/s, 1.38 m/s');
  expect(resolve('{singleConveyor.payload}, {lifter.aisle.one-way}, {agvTugger.charge-time}')).toBe(
    '1000 kg, 1700 mm, 1-2 hrs',
  );
});

test('a brace after a backslash is ordinary text', () => {
  expect(resolve('write \\{fork.speed} for the speed: {fork.speed}')).toBe('write {fork.speed} for the speed: 1.5 m/s');
  expect(resolve('`\\{"order": \\{"id": 1}}`')).toBe('`{"order": {"id": 1}}`');
  expect(resolve('facts: {}')).toBe('facts: {}');
});

test('attributes of custom blocks stay as they are, except for figures in them', () => {
  const embed = '::embed{kind=robot name=fork}';
  expect(resolve(embed)).toBe(embed);
  expect(resolve('::cta[Write to {company}]{email="{contact-general}"}')).toBe(
    '::cta[Write to Corvane]{email="hello@corvane.example"}',
  );
});

test.each([
  ['{robot-hour}', /there is no figure "robot-hour"\. Write \{company\}, .*\{robot-hours\}.*, \{fork\.speed\}/],
  ['{fork.sped}', /there is no figure "fork\.sped"\. Write \{fork\.length\}, .*\{fork\.speed\}/],
  ['{ company }', /there is no figure " company "\. Write \{company\}, /],
  ['the {company', /a brace that is not closed on its line\. Write the name of a figure, such as \{company\}/],
])('%s is refused with its file, its line and what to write', (mistake, message) => {
  const resolving = () => resolve(`---\ntitle: Hours\n---\n\nWe have worked ${mistake}`);
  expect(resolving).toThrow(message);
  expect(resolving).toThrow(/^news\/hours\.md, line 5: .*, or \\\{ for a brace$/);
});

test('no figure contains a Markdown or YAML mark, or a second line', () => {
  for (const [name, value] of figures)
    expect([name, value]).toEqual([name, expect.stringMatching(/^(?:[\w+]|-\d)[^\\`*[\]<>{}|#":\n]*$/)]);
});

import { aisleWidths } from 'shared-config/robots/aisle-widths';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { runTimeBasisInWords } from 'shared-config/robots/run-time-basis';
import datasheets from '../../datasheets';
import { comparedGroups, writeCompared } from '../robot-comparison/comparison-rows';
import { robotFile } from './robot-files';
import { robotTexts } from './robot-texts';
import { groupSpecifications, writeRow } from './specification-groups';

test('the fork shares aisles with people from the width on that its figures say', () => {
  const metres = aisleWidths('fork').oneWayWithPeople.value / 1000;
  expect(robotTexts.fork.productDescription).toContain(`shares aisles of ${metres} m and more with people`);
});

test('page, comparison and data sheet say what the run time rests on', () => {
  const compared = comparedGroups.flatMap(({ rows }) => rows).find(({ label }) => label === 'Run time measured');
  for (const name of robotVariantNames) {
    const [row] = groupSpecifications(name).flatMap(({ rows }) =>
      rows.filter(({ label }) => label === 'Run time measured'),
    );
    expect(row && writeRow(row, 'metric')).toBe(runTimeBasisInWords);
    expect(compared && writeCompared(compared, name, 'metric')).toBe(runTimeBasisInWords);
    const sheet = JSON.stringify(datasheets.find(({ file }) => file === robotFile(name, 'pdf')));
    expect(sheet).toContain(`Run time: ${runTimeBasisInWords.toLowerCase()}`);
    expect(sheet).not.toMatch(/10% charge/);
  }
});

test('page, comparison and data sheet give the same aisles, each with who is there', () => {
  const compared = comparedGroups.flatMap(({ rows }) => rows).filter(({ label }) => label.startsWith('Aisle'));
  for (const name of robotVariantNames) {
    const shown = groupSpecifications(name)
      .flatMap(({ rows }) => rows)
      .filter(({ label }) => label.startsWith('Aisle'))
      .map((row) => [row.label, writeRow(row, 'metric')]);
    expect(shown.map(([, width]) => width)).toEqual(Object.values(aisleWidths(name)).map(({ value }) => `${value} mm`));
    expect(shown.filter(([label]) => !/, (robots alone|people walk there)$/.test(`${label}`))).toEqual([]);
    expect(compared.filter(({ of }) => of[name]).map((row) => [row.label, writeCompared(row, name, 'metric')])).toEqual(
      shown,
    );
    const sheet = datasheets.find(({ file }) => file === robotFile(name, 'pdf'));
    const printed = sheet?.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
    );
    for (const [label, width] of shown) expect(printed).toContainEqual([label, width, expect.any(String)]);
    expect(JSON.stringify(sheet)).not.toMatch(/add 500 mm/);
  }
});

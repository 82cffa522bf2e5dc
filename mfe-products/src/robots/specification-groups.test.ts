import { aisleWidths } from 'shared-config/robots/aisle-widths';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { robotInterfaces, robotSpecifications } from 'shared-config/robots/robot-specifications';
import { robotUse } from 'shared-config/robots/robot-use';
import { runTimeBasisInWords } from 'shared-config/robots/run-time-basis';
import datasheets from '../../datasheets';
import { comparedGroups, writeCompared } from '../robot-comparison/comparison-rows';
import { robotFile } from './robot-files';
import { robotTexts } from './robot-texts';
import { groupSpecifications, writeRow } from './specification-groups';

test('the fork shares aisles with people from the width on that its figures say', () => {
  const metres = aisleWidths('fork').oneWayWithPeople.value / 1000;
  expect(robotTexts.fork.productDescription).toContain(`shares one-way aisles of ${metres} m and more with people`);
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

test('page, comparison and data sheet answer what an engineer asks alike', () => {
  const asked = [
    'Flatness',
    'Wheel load, at most',
    'Humidity',
    'Cold store',
    'Stopping distance, full speed',
    'Mains and fuse',
    'Ventilation',
    'Battery life, cycles',
    ...robotInterfaces.map(([label]) => label),
    'Load centre',
    'Residual capacity',
    ...robotUse.map(([label]) => label),
  ];
  const compared = comparedGroups.flatMap(({ rows }) => rows);
  for (const name of robotVariantNames) {
    const rows = groupSpecifications(name).flatMap((group) => group.rows);
    const sheet = JSON.stringify(datasheets.find(({ file }) => file === robotFile(name, 'pdf')));
    for (const label of asked) {
      const row = rows.find((each) => each.label === label);
      // The tugger carries nothing.
      if (!row && name === 'agvTugger') continue;
      const said = row ? writeRow(row, 'metric') : '';
      const line = compared.find((each) => each.label === label);
      expect([label, line && writeCompared(line, name, 'metric')]).toEqual([label, said]);
      expect(sheet).toContain(said);
    }
  }
});

test('on a floor of the flatness that is asked for, nothing leans by more than docking allows', () => {
  for (const name of robotVariantNames) {
    const { carrier, train, dockingAccuracy } = robotSpecifications[name];
    const height = carrier?.height ?? train?.couplingHeight ?? { value: 0 };
    const lean = (('to' in height ? height.to : height.value) * 4) / 1000;
    expect([name, lean <= dockingAccuracy.value]).toEqual([name, true]);
  }
});

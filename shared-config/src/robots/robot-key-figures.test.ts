import { formatFigure } from './format-figure';
import { homeTabFigures, type RobotKeyFigures, robotKeyFigures, speedWithLoad } from './robot-key-figures';
import { robotVariantNames } from './robot-names';

const written = (figures: RobotKeyFigures) =>
  [figures.payload, figures.speed, figures.runTime, figures.chargeTime].map(formatFigure).join(', ');

test("the robots' figures are the specification's (§9)", () => {
  expect(Object.fromEntries(robotVariantNames.map((name) => [name, written(robotKeyFigures[name])]))).toEqual({
    lifter: '1500 kg, 1.5 m/s, 7-9 hrs, 2 hrs',
    singleConveyor: '1000 kg, 1 m/s, 7-9 hrs, 2 hrs',
    dualConveyor: '1500 kg, 0.7 m/s, 7-9 hrs, 2 hrs',
    fork: '1500 kg, 1.5 m/s, unloaded, 7-9 hrs, 2 hrs',
    agvTugger: '1500 kg, 0.6 m/s, 8 hrs, 1-2 hrs',
    counterBalance: '1500 kg, 1.38 m/s, 8 hrs, 1-2 hrs, typical',
  });
});

test('two figures for the same thing each state their condition', () => {
  for (const name of robotVariantNames) {
    for (const figure of ['payload', 'speed', 'runTime', 'chargeTime'] as const) {
      const [own, home] = [robotKeyFigures[name][figure], homeTabFigures(name)[figure]];
      const differ = formatFigure({ ...own, base: '' }) !== formatFigure({ ...home, base: '' });
      expect([name, figure, Boolean(own.base), Boolean(home.base)]).toEqual([name, figure, differ, differ]);
      if (differ) expect(own.base).not.toBe(home.base);
    }
  }
});

test('the home page has its own figures where the specification gives two (§9)', () => {
  expect(written(homeTabFigures('fork'))).toBe('1500 kg, 1 m/s, loaded, 7-9 hrs, 2 hrs');
  expect(written(homeTabFigures('counterBalance'))).toBe('1500 kg, 1.38 m/s, 8 hrs, 2 hrs, from empty');
  for (const name of robotVariantNames.filter((other) => other !== 'fork' && other !== 'counterBalance')) {
    expect(homeTabFigures(name)).toEqual(robotKeyFigures[name]);
  }
});

test('with a load a robot drives as fast as the home page says', () => {
  expect([speedWithLoad('fork').value, speedWithLoad('lifter').value]).toEqual([1, 1.5]);
});

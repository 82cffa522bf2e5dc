import { plainTextOf } from 'kit/posts/plain-text';
import { aisleWidths } from 'shared-config/robots/aisle-widths';
import { gapRule } from 'shared-config/robots/gap-rule';
import { longest, planningBasis, shortest } from 'shared-config/robots/planning-basis';
import { robotKeyFigures, speedWithLoad } from 'shared-config/robots/robot-key-figures';
import { robotVariantNames } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { runTimeBasis } from 'shared-config/robots/run-time-basis';
import { readTexts } from '../../content/read-articles';
import type { ArticleText } from './article-text';

const blogTexts = readTexts('blogs');
const newsTexts = readTexts('news');
const podcastTexts = readTexts('podcasts');
const reportTexts = readTexts('reports');

/** All words of an article; the cells of a row are joined by ` | `. */
const wordsOf = (text: ArticleText | undefined) =>
  (text?.content ?? [])
    .flatMap((block) => {
      if (block.type === 'table') return block.rows.map(({ cells }) => cells.map(plainTextOf).join(' | '));
      if (block.type === 'list') return block.items;
      return 'content' in block ? [plainTextOf(block.content)] : [];
    })
    .join('\n');

const article = {
  crossing: wordsOf(blogTexts['who-goes-first']),
  scanner: wordsOf(blogTexts['what-a-safety-scanner-sees']),
  charging: wordsOf(blogTexts['planning-around-charging']),
  pallets: wordsOf(blogTexts['pallets-that-stand-askew']),
  handshake: wordsOf(blogTexts['conveyor-handshake']),
  runs: wordsOf(blogTexts['milk-runs']),
  measuring: wordsOf(blogTexts['measuring-a-plant']),
  readiness: wordsOf(reportTexts['readiness']),
  mixed: wordsOf(reportTexts['mixed-fleets']),
  sizing: wordsOf(reportTexts['sizing']),
  firstYear: wordsOf(reportTexts['first-year']),
  course: wordsOf(newsTexts['second-assembly-hall']),
  floors: wordsOf(podcastTexts['old-floors']),
  hours: wordsOf(newsTexts['million-hours']),
};

/** A figure as it is written: rounded to some digits. */
const say = (value: number, digits = 0) => value.toFixed(digits);
const percent = (share: number) => `${Math.round(share * 100)}%`;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const metres = (millimetres: number) => millimetres / 1000;
const degrees = (radians: number) => (radians * 180) / Math.PI;

test('who goes first: holding times, use of the hour and Pollaczek-Khinchine waits', () => {
  const { lifter, agvTugger } = robotSpecifications;
  const robots = [
    {
      name: 'Lifter with a load',
      length: metres(lifter.carrier?.load.length.value ?? 0),
      speed: robotKeyFigures.lifter.speed.value,
      count: 60,
    },
    {
      name: 'Tugger with two trailers',
      length: metres(agvTugger.train?.length.value ?? 0),
      speed: robotKeyFigures.agvTugger.speed.value,
      count: 12,
    },
    { name: 'Tote robot of another make', length: 0.9, speed: 1, count: 30 },
  ].map((one) => ({ ...one, hold: (5 + one.length) / one.speed + 1 }));
  for (const { name, length, speed, hold, count } of robots)
    expect(article.crossing).toContain(
      `${name} | ${say(length, 2)} m | ${say(speed, 1)} m/s | ${say(hold, 1)} s | ${count}`,
    );
  const passages = sum(robots.map(({ count }) => count));
  const busySeconds = sum(robots.map(({ count, hold }) => count * hold));
  const square = sum(robots.map(({ count, hold }) => count * hold ** 2)) / passages;
  expect(article.crossing).toContain(`${say(busySeconds)} seconds of every hour, or ${percent(busySeconds / 3600)}`);
  const [, train] = robots;
  expect(article.crossing).toContain(
    `${percent((12 * (train?.hold ?? 0) ** 2) / passages / square)} of the mean square`,
  );
  for (const factor of [1, 2, 3, 4]) {
    const [rate, busy] = [(passages * factor) / 3600, (busySeconds * factor) / 3600];
    const wait = (rate * square) / (2 * (1 - busy));
    expect(article.crossing).toContain(`| ${passages * factor} | ${percent(busy)} | ${say(wait, 1)} s`);
  }
  expect(article.crossing).toContain(`at 0.5 m/s² a lifter loses ${say(1.5 / 0.5, 1)} s`);
  expect(article.crossing).toContain(`a train at 0.2 m/s² also loses ${say(0.6 / 0.2, 1)} s`);
});

test('what a safety scanner sees: both ISO 13855 editions, the fields of four robots', () => {
  const time = 0.08 + 0.03 + 0.25;
  const way = 1600 * time;
  const reach = Math.max(1200 - 0.4 * 200, 850);
  expect(article.scanner).toContain(`T = ${say(time, 2)} s`);
  expect(article.scanner).toContain(`ISO 13855:2010 | ${say(way)} mm | ${say(reach)} mm | ${say(way + reach)} mm`);
  expect(article.scanner).toContain(`without Z | ${say(way)} mm | 1200 mm | ${say(way + 1200)} mm`);
  expect(article.scanner).toContain(`d may be ${Math.floor(200 / 15 + 50)} mm at most`);
  expect(article.scanner).toContain(`along a plane at ${15 * (70 - 50)} mm`);
  const { singleConveyor, counterBalance, fork } = robotKeyFigures;
  for (const [name, speed] of [
    ['Single conveyor', singleConveyor.speed.value],
    ['Counterbalance', counterBalance.speed.value],
    ['Fork, unloaded', fork.speed.value],
    ['Fork at half speed', fork.speed.value / 2],
  ] as const) {
    const [reaction, braking] = [speed * 0.22, (1.1 * speed ** 2) / 2];
    const figures = [reaction, braking, reaction + braking + 0.35].map((value) => `${say(value, 2)} m`).join(' | ');
    expect(article.scanner).toMatch(new RegExp(`${name} \\| ${speed}(\\.0)? m/s`));
    // 0.165 is written as 0.17.
    expect(article.scanner).toContain(figures.replace('0.17 m', '0.17 m'));
  }
});

test('two hours of charging: battery, the gap of plan A, and what plans B and C need', () => {
  const { capacity, power, charger } = robotSpecifications.lifter.battery;
  const [draw, gives] = [power.value / 1000, charger.value / 1000];
  const usable = capacity.value * 0.8;
  const [runs, fills] = [usable / draw, usable / gives];
  expect(article.charging).toContain(`${say(usable, 2)} kWh / 0.28 kW = ${say(runs, 1)} h`);
  expect(article.charging).toContain(`${say(usable, 2)} kWh / 1.8 kW  = ${say(fills, 1)} h`);
  const left = runTimeBasis.chargeLeft;
  const stated = (capacity.value * (1 - left / 100)) / draw;
  expect(article.charging).toContain(
    `goes down to ${left}%, which gives ${say(stated, 1)} h for a lifter, nine in whole`,
  );
  expect(Math.round(stated)).toBe(longest(robotKeyFigures.lifter.runTime));
  const dual = robotSpecifications.dualConveyor.battery;
  expect(article.charging).toContain(
    `${say((dual.capacity.value * 800) / dual.power.value, 1)} hours of work and ${say((dual.capacity.value * 800) / dual.charger.value, 1)} hours of charging`,
  );
  const work = 5 * 16 + 3 * 8;
  expect(article.charging).toContain(`${work} × 0.28 / 1.8 = ${say((work * draw) / gives, 1)} hours`);
  expect(article.charging).toContain(`of which ${6 * 24 - work} are not spent on work`);
  const clock = (hours: number) => new Date(Math.round(hours * 60) * 60_000).toISOString().slice(11, 16);
  const empty = 6 + runs;
  const times = [0, 1, 2, 3].map((rounds) => clock(empty + rounds * fills));
  expect(article.charging).toContain(`${times[0]} | ${times[1]} | 1 | 2 | 3 | 4`);
  expect(article.charging).toContain(`${times[1]} | ${times[2]} | 3 | 2 | 1 | 2`);
  expect(article.charging).toContain(`${times[2]} | ${times[3]} | 5 | 1 | 0 | 0`);
  expect(article.charging).toContain(`= ${say((4 + 2) * fills, 1)} robot-hours`);
  const turn = 5 * draw;
  expect(article.charging).toContain(
    `${say(turn, 1)} kWh out; in its hour it gets 1.8 kWh back, or ${say((gives * 55) / 60, 2)} kWh`,
  );
  expect(article.charging).toContain(`The lowest charge of all is ${percent(1 - turn / capacity.value)}`);
  const [inBreaks, inShift] = [(gives * 51) / 60, 7 * draw];
  expect(article.charging).toContain(`which is ${say(inBreaks, 2)} kWh`);
  expect(article.charging).toContain(`7 × 0.28 = ${say(inShift, 2)} kWh. It loses ${say(inShift - inBreaks, 2)} kWh`);
  expect(article.charging).toContain(`into the night at ${percent(1 - (2 * (inShift - inBreaks)) / capacity.value)}`);
  const [toBreak, breaks] = [
    [2, 2.25, 1.5, 1.25],
    [12, 27, 12],
  ];
  let charge = capacity.value;
  const before = [...toBreak, ...toBreak].map((hours, index) => {
    const low = charge - hours * draw;
    charge = low + (gives * (breaks[index % 4] ?? 0)) / 60;
    // More than full would be lost.
    expect(charge).toBeLessThanOrEqual(capacity.value);
    return low / capacity.value;
  });
  // Four stretches of work are a shift; the long break of the second comes after two more.
  expect(before.indexOf(Math.min(...before))).toBe(5);
  expect(article.charging).toContain(`the long break of the second shift: ${percent(Math.min(...before))}`);
  expect(article.charging).toContain(`C: in breaks | 5 | 5 | 9.0 kW | ${percent(Math.min(...before))}`);
  const aged = usable * 0.8;
  expect(article.charging).toContain(`from ${say(runs, 1)} to ${say(aged / draw, 1)} hours`);
  expect(article.charging).toContain(`from 14:17 to ${clock(6 + aged / draw)}`);
  expect(article.charging).toContain(`lowest charge becomes ${percent(1 - turn / (capacity.value * 0.8))}`);
});

test('a crooked pallet: room in the pockets, angles, errors and the S to correct them', () => {
  const rooms = (
    [
      ['Fork', 'fork', 160],
      ['Counterbalance', 'counterBalance', 120],
    ] as const
  ).map(([label, name, tine]) => {
    const { carrier, dockingAccuracy, turningCircle } = robotSpecifications[name];
    const [width, length] = [carrier?.width.value ?? 0, carrier?.length.value ?? 0];
    const room = width / 2 - tine - 145 / 2;
    const angle = (left: number) => say(degrees(Math.asin(left / length)), 1);
    expect(article.pallets).toContain(
      `${label} | ${width} mm | ${tine} mm | ${length} mm | ${say(room, 1)} mm | ${angle(room)}° | ${angle(room - dockingAccuracy.value)}° (${dockingAccuracy.value} mm)`,
    );
    return { room, length, radius: metres(turningCircle.value) / 2 };
  });
  const [{ length = 0, radius = 0 } = {}] = rooms;
  expect(article.pallets).toContain(`${say(800 * Math.sin(Math.PI / 180))} mm over the width`);
  const angle = Math.atan((Math.SQRT2 * 3) / 700);
  const tip = length * Math.sin(angle);
  expect(article.pallets).toContain(
    `= ${say(degrees(angle), 2)}°. At the tips that is 1125 × sin 0.35° = ${say(tip, 1)} mm`,
  );
  expect(article.pallets).toContain(`worst case this is ${say(tip + 15, 1)} mm`);
  expect(article.pallets).toContain(`= ${say(Math.hypot(tip, 5, 10), 1)} mm`);
  const turn = (shift: number) => Math.acos(1 - shift / (2 * radius));
  const toTips = 2 * radius * Math.sin(turn(0.1)) + metres(length);
  expect(Math.ceil(toTips)).toBe(2);
  expect(article.pallets).toContain(`the robot, ${metres(robotSpecifications.fork.length.value)} m long`);
  expect(Math.ceil(toTips + metres(robotSpecifications.fork.length.value))).toBe(4);
  expect(article.pallets).toContain(
    `φ = ${say(degrees(turn(0.1)), 1)}° and d = ${say(2 * radius * Math.sin(turn(0.1)), 2)} m. For 200 mm it is ${say(2 * radius * Math.sin(turn(0.2)), 2)} m`,
  );
});

test('the handshake: what a transfer takes, and the share of the signals', () => {
  const way = metres((robotSpecifications.singleConveyor.carrier?.length.value ?? 0) + 60);
  const [docking, signals, transfer] = [1 / 0.3, 5 * 0.08, way / 0.3 + 0.3 / 0.5];
  expect(article.handshake).toContain(`which takes ${say(way / 0.3, 1)} s, and ${say(0.3 / 0.5, 1)} s more`);
  // Of the lines as they are written.
  const total = sum([docking, signals, 0.5, transfer, 0.5].map((seconds) => Number(say(seconds, 1))));
  for (const line of [
    /docking, .* 3\.3 s/,
    /five exchanges .* 0\.4 s/,
    new RegExp(`transfer, .* ${say(transfer, 1)} s`),
    new RegExp(`\\s${say(total, 1)} s`),
  ])
    expect(article.handshake).toMatch(line);
  expect(article.handshake).toContain(`The signals take ${percent(signals / total)} of it`);
});

test('milk runs: the round of a train, lifters on call, and totes at a station', () => {
  const round = 312 / robotKeyFigures.agvTugger.speed.value + 11 * 40 + 240;
  expect(article.runs).toContain(`= ${say(round)} s = ${say(round / 60)} min`);
  const call = 312 / robotKeyFigures.lifter.speed.value + 60;
  expect(article.runs).toContain(`= ${say(call)} s`);
  const busy = planningBasis.utilisation / 100;
  const perLifter = (busy * 3600) / call;
  expect(article.runs).toContain(`${busy} × 3600 / 268 = ${say(perLifter, 1)} calls an hour`);
  for (const deliveries of [6, 22, 40, 66]) {
    const lifters = deliveries / perLifter;
    expect(article.runs).toContain(`${deliveries} | ${Math.ceil(lifters)} (${say(lifters, 1)}) | 2`);
  }
  expect(article.runs).toContain(`break-even lies at ${Math.floor(2 * perLifter)} deliveries`);
  const pace = planningBasis.pace / 100;
  const [slower, later] = [(round - 680) / pace + 680, (call - 60) / pace + 60];
  expect(article.runs).toContain(
    `At ${planningBasis.pace}% of these speeds, the average that our calculator begins with, a round takes ${say(slower / 60)} minutes and a call ${say(later)} s, and it lies at ${Math.floor((2 * busy * 3600) / later)}.`,
  );
  expect(article.runs).toContain(`cross it ${2 * 66} times`);
  expect(article.runs).toContain(
    `1.1 / 10 | ${say((40 * 0.5 * 1.1) / 10, 1)} | ${say((40 * (10 / 60) * 1.1) / 10, 1)}`,
  );
});

test('measuring a plant: the peak, the queue, the slope and the day', () => {
  const [, loads = []] =
    [...article.measuring.matchAll(/^Loads \| (.*)$/gm)]
      .map(([, cells = '']) => cells.split(' | ').map(Number))
      .map((row) => ['', row] as const)[0] ?? [];
  expect(loads).toHaveLength(12);
  const hour = sum(loads as number[]);
  const quarters = (loads as number[]).map((_, index, all) => sum(all.slice(index, index + 3)));
  const worst = Math.max(...quarters);
  const from = quarters.indexOf(worst) * 5;
  expect(article.measuring).toContain(`That is ${hour} loads in the hour`);
  expect(article.measuring).toContain(
    `from minute ${from} to ${from + 15}, has ${worst}, a rate of ${worst * 4} an hour`,
  );
  expect(article.measuring).toContain(`a peak factor of ${say((worst * 4) / hour, 1)}`);
  let queue = 0;
  const queues = (loads as number[]).map((come) => {
    queue = Math.max(0, queue + come - hour / 12);
    return queue;
  });
  expect(Math.max(...queues)).toBe(6);
  expect(queues.indexOf(6) * 5 + 5).toBe(45);
  expect(queues.at(-1)).toBe(3);
  expect(article.measuring).toContain(`Three per cent are ${say(degrees(Math.atan(0.03)), 1)}°`);
  const minutes = [3 * 60, 39 * 4, 4 * 10, 30 * 2, 6 * 10];
  const clock = (all: number) => `${Math.floor(all / 60)} h ${String(all % 60).padStart(2, '0')}`;
  for (const one of minutes) expect(article.measuring).toContain(clock(one));
  expect(article.measuring).toContain(`Together |  | ${clock(sum(minutes))}`);
});

test('floors and aisles in article and checklist match the data sheets', () => {
  const names = { lifter: 'Lifter', fork: 'Fork', agvTugger: 'AGV Tugger', counterBalance: 'Counterbalance' } as const;
  for (const [name, label] of [
    ['lifter', names.lifter],
    ['fork', names.fork],
    ['agvTugger', names.agvTugger],
    ['counterBalance', names.counterBalance],
    ['singleConveyor', 'Single Conveyor'],
    ['dualConveyor', 'Dual Conveyor'],
  ] as const) {
    const { floor } = robotSpecifications[name];
    const figures = `${floor.slope.value}% | ${floor.step.value} mm | ${floor.gap.value} mm | ${floor.slot.value} mm`;
    expect(article.measuring).toMatch(new RegExp(`^.*${label}.* \\| ${figures.replaceAll('|', '\\|')}$`, 'm'));
    expect(article.readiness).toContain(`${label} | ${robotKeyFigures[name].payload.value} kg | ${figures}`);
    const { oneWay, oneWayWithPeople, twoWay, twoWayWithPeople, stacking } = aisleWidths(name);
    const widths = [oneWay, oneWayWithPeople, twoWay, twoWayWithPeople].map(({ value }) => `${value} mm`);
    expect(article.readiness).toContain([label, ...widths, stacking ? `${stacking.value} mm` : '–'].join(' | '));
  }
});

test('wherever an aisle of the lifter is given, it is said whether people walk there', () => {
  const { oneWay, oneWayWithPeople, twoWay, twoWayWithPeople } = aisleWidths('lifter');
  const load = (robotSpecifications.lifter.carrier?.load.width.value ?? 0) / 1000;
  expect(article.measuring).toContain(`robots alone       ${load} m + 2 × 0.25 m = ${metres(oneWay.value)} m`);
  expect(article.measuring).toContain(
    `people walk there  ${load} m + 2 × 0.5 m  = ${metres(oneWayWithPeople.value)} m`,
  );
  expect(article.measuring).toMatch(
    new RegExp(`Where robots are alone, [^.]* ${oneWay.value} mm one way, ${twoWay.value} mm where two meet`),
  );
  expect(article.measuring).toMatch(
    new RegExp(`Where people walk, [^.]*: ${oneWayWithPeople.value} mm one way, ${twoWayWithPeople.value} mm where`),
  );
  expect(article.readiness).toMatch(new RegExp(`25\\. .*${oneWay.value} mm .*${twoWay.value} mm .*nobody walks there`));
  expect(article.readiness).toMatch(
    new RegExp(`33\\. .*people walk: ${oneWayWithPeople.value} mm .*${twoWayWithPeople.value} mm`),
  );
});

test('a grating lies with its bars along the way, and what counts as a gap is said', () => {
  const { gap, slot } = robotSpecifications.fork.floor;
  const width = Number(/gaps of (\d+) millimetres/.exec(article.floors)?.[1]);
  expect(width).toBeGreaterThan(gap.value);
  expect(width).toBeLessThanOrEqual(slot.value);
  expect(article.floors).toContain(
    `Bars across the way, gaps of ${width} millimetres. The data sheet of the fork says ${gap.value} mm`,
  );
  expect(article.floors).toContain('The bars then lay along the way');
  expect(article.readiness).toContain('turn a grating by 90° so that its bars lie along the way');
  for (const text of [article.readiness, article.measuring]) expect(text).toContain(gapRule);
});

test('what every robot drives up is no steeper than the least that one of them can', () => {
  const slopes = robotVariantNames.map((name) => robotSpecifications[name].floor.slope.value);
  expect(article.course).toContain(`Ramp of ${Math.min(...slopes)}%, 12 m long`);
  expect(article.course).toContain(`whose slope can be set up to ${Math.max(...slopes)}%, at its own limit`);
  for (const name of ['singleConveyor', 'dualConveyor'] as const) {
    const { slope } = robotSpecifications[name].floor;
    expect(article.readiness).toContain(
      `below ${robotSpecifications.lifter.floor.slope.value}% everywhere, or ${slope.value}% for a conveyor robot`,
    );
  }
  const { step, gap } = robotSpecifications.lifter.floor;
  for (const name of robotVariantNames) {
    const { floor } = robotSpecifications[name];
    expect([name, floor.step.value >= step.value, floor.gap.value >= gap.value]).toEqual([name, true, true]);
  }
  expect(article.course).toContain(`Joints of ${gap.value} mm, with a step of ${step.value} mm`);
});

test('mixed fleets: how far the base must reach, and the volume of messages', () => {
  const base = (delay: number) => 1.5 * delay + 1.5 ** 2 / (2 * 0.5);
  expect(article.mixed).toContain(`= ${say(base(0.5), 1)} m`);
  expect(article.mixed).toContain(`it is ${say(base(2), 2)} m`);
  expect(article.mixed).toContain(`20 / 4 × 3 = ${(20 / 4) * 3} kB a second`);
});

/** A move of the report on sizing, in s: at the average speed of a lifter. */
function move(way = 62, back = way, handling = 60): number {
  const speed = (planningBasis.pace / 100) * robotKeyFigures.lifter.speed.value;
  return way / speed + back / speed + handling;
}

test('sizing: the sum, its sensitivity, Erlang waiting times and the reference plant', () => {
  const [available, busy] = [planningBasis.availability / 100, planningBasis.utilisation / 100];
  const { runTime, chargeTime } = robotKeyFigures.lifter;
  const charging = shortest(runTime) / (shortest(runTime) + longest(chargeTime));
  const robots = (moves: number, time: number, ready = charging) => moves / ((3600 * ready * available * busy) / time);
  expect(article.sizing).toContain(`${shortest(runTime)} / (${shortest(runTime)} + ${longest(chargeTime)}) `);
  expect(article.sizing).toContain(`× ${say(charging, 3)} × ${available} × ${busy} / ${say(move(), 1)}`);
  expect(article.sizing).toContain(`Handling is ${percent(60 / move())} of it`);
  for (const [moves, time, ready] of [
    [48, move(), charging],
    [60, move(), charging],
    [48, move(62, 62, 90), charging],
    [48, move(93), charging],
    [48, move(), 1],
    [48, move(62, 0), charging],
  ] as const) {
    const exact = robots(moves, time, ready);
    expect(article.sizing).toContain(
      `| ${say(time)} s | ${say(moves / exact, 1)} | ${say(exact, 2)}, so ${Math.ceil(exact)}`,
    );
  }
  const share = (fleet: number) => percent((robots(48, move()) * busy) / fleet);
  expect(article.sizing).toContain(
    `three robots would be busy for ${share(3)} of their working time, and loads would queue; four are busy for ${share(4)}, and we allow ${planningBasis.utilisation}%`,
  );
  const offered = (48 * move()) / 3600;
  expect(article.sizing).toContain(`keep ${say(offered, 2)} robots busy`);
  const factorial = (value: number): number => (value <= 1 ? 1 : value * factorial(value - 1));
  for (const servers of [3, 4, 5]) {
    const term = (offered ** servers / factorial(servers)) * (servers / (servers - offered));
    const rest = sum(Array.from({ length: servers }, (_, index) => offered ** index / factorial(index)));
    const waits = term / (rest + term);
    expect(article.sizing).toContain(
      `${servers} | ${percent(offered / servers)} | ${percent(waits)} | ${say((waits * move()) / (servers - offered))} s`,
    );
  }
  const orban = 62 / speedWithLoad('fork').value + 62 / robotKeyFigures.fork.speed.value + 80;
  const work = (96 * orban) / 3600;
  expect(article.sizing).toContain(`= ${say(orban, 1)} s`);
  expect(article.sizing).toContain(`= ${say(work, 2)} robots`);
  expect(article.sizing).toContain(`busy for ${percent(work / 6)}, just below our limit, and for ${percent(work / 5)}`);
});

test('the first year, and which hours are counted', () => {
  const moves = 13 * 16 * 250;
  expect(article.firstYear).toContain(`= ${moves.toLocaleString('en')}`);
  expect(article.firstYear).toContain(
    `${moves.toLocaleString('en')} × 124 m       = ${((moves * 124) / 1000).toLocaleString('en')} km`,
  );
  const hours = (moves * move()) / 3600;
  const [written, energy] = [Math.round(hours).toLocaleString('en'), hours * 0.28];
  expect(article.firstYear).toContain(`× ${say(move(), 1)} s     = ${written} h on missions`);
  expect(article.firstYear).toContain(
    `${written} × 0.28 kWh     = ${say(energy)} kWh, some ${Math.round(energy / 1.8 / 10) * 10} hours at a charger of 1.8 kW`,
  );
  expect(article.hours).toContain('16 h × 250 × 0.8 = 3200 h');
  expect(article.hours).toContain(`some ${1_200_000 / 3200} robot-years`);
});

import { busyShare, countRobots, type Transport } from './count-robots';

const transport = (change: Partial<Transport> = {}): Transport => ({
  moves: 45,
  loaded: 120,
  empty: 90,
  handling: 60,
  speed: { loaded: 1.2, empty: 1.2 },
  battery: { runTime: 7, chargeTime: 2 },
  availability: 0.97,
  utilisation: 0.85,
  ...change,
});

test("Groover's example of 40 deliveries an hour takes 4 vehicles", () => {
  const count = countRobots({
    moves: 40,
    loaded: 110,
    empty: 80,
    handling: 75,
    speed: { loaded: 50 / 60, empty: 50 / 60 },
    battery: null,
    availability: 0.95,
    utilisation: 0.9,
  });
  // 5.05 min a cycle, 51.3 min of work in an hour, 202 min of it needed.
  expect(count.cycle / 60).toBeCloseTo(5.05, 6);
  expect(count.movesPerRobot).toBeCloseTo(51.3 / 5.05, 6);
  expect(count.exact).toBeCloseTo(3.938, 3);
  expect(count.robots).toBe(4);
});

test("the page's example, worked by hand: 100 s + 75 s + 60 s, ready 7 of 9 hours", () => {
  expect(countRobots(transport())).toEqual({
    drivingLoaded: 100,
    drivingEmpty: 75,
    cycle: 235,
    ready: 7 / 9,
    movesPerRobot: expect.closeTo(9.824, 3),
    exact: expect.closeTo(4.581, 3),
    robots: 5,
  });
  expect(busyShare(transport(), 5)).toBeCloseTo(0.779, 3);
});

test('a fleet that is just enough gets no extra robot; one more move adds one', () => {
  // 100 s a cycle: 36 moves an hour and robot.
  const even = transport({
    loaded: 60,
    empty: 0,
    handling: 40,
    speed: { loaded: 1, empty: 1 },
    battery: null,
    availability: 1,
    utilisation: 1,
  });
  expect(countRobots({ ...even, moves: 108 }).robots).toBe(3);
  expect(countRobots({ ...even, moves: 109 }).robots).toBe(4);
  // 112 moves of 28 each are 4.000000000000001 to a computer.
  const calculated = { ...even, handling: 12, availability: 0.8, utilisation: 0.7 };
  expect(countRobots({ ...calculated, moves: 112 }).robots).toBe(4);
});

test('a robot that is slower with a load is timed separately each way', () => {
  expect(countRobots(transport({ speed: { loaded: 0.8, empty: 1.2 } }))).toMatchObject({
    drivingLoaded: 150,
    drivingEmpty: 75,
    robots: 6,
  });
});

test('charging between shifts needs fewer robots', () => {
  expect(countRobots(transport({ battery: null, moves: 100 })).robots).toBe(8);
  expect(countRobots(transport({ moves: 100 })).robots).toBe(11);
});

describe('in a simulation second by second, with calls at random, charging and repairs', () => {
  test.each([
    ['the example', transport()],
    ['many short moves', transport({ moves: 240, loaded: 30, empty: 20, handling: 45 })],
    ['few long moves', transport({ moves: 6, loaded: 900, empty: 900, speed: { loaded: 0.4, empty: 0.6 } })],
    ['charging between shifts', transport({ moves: 120, battery: null })],
  ])('%s: the fleet is as busy as calculated, and no load waits long', (_name, asked) => {
    const { robots, cycle } = countRobots(asked);
    const { busy, waiting, meanWait } = simulate(asked, robots);
    expect(Math.abs(busy - busyShare(asked, robots))).toBeLessThan(0.02);
    expect(busy).toBeLessThan(asked.utilisation + 0.02);
    expect(waiting).toBeLessThan(asked.moves);
    expect(meanWait).toBeLessThan(cycle);
  });

  test('a fleet with more work than working time falls further and further behind', () => {
    const asked = transport();
    expect(busyShare(asked, 3)).toBeGreaterThan(1);
    const after = (hours: number) => simulate(asked, 3, hours).waiting;
    expect(after(100)).toBeGreaterThan(10 * asked.moves);
    expect(after(200)).toBeGreaterThan(1.8 * after(100));
  });
});

/**
 * Robots that take the oldest call, charge once their battery is empty and are repaired now and then, each as soon as its
 * move is done. Runs for so many hours; the same calls come each time.
 */
function simulate({ moves, battery, availability, ...rest }: Transport, count: number, hours = 400) {
  const { cycle } = countRobots({ moves, battery, availability, ...rest });
  const random = seededRandom(7);
  const pause = () => (-Math.log(1 - random()) * 3600) / moves;
  const hoursBetweenRepairs = 5;
  const robots = Array.from({ length: count }, (_, index) => ({
    busyUntil: 0,
    isAway: false,
    // They do not all charge at once.
    charge: (battery?.runTime ?? 0) * 3600 * ((index + 1) / count),
    fit: hoursBetweenRepairs * 3600 * ((index + 0.5) / count),
  }));
  const calls: number[] = [];
  let nextCall = pause();
  let [busy, ready, taken, waited] = [0, 0, 0, 0];
  for (let now = 0; now < hours * 3600; now += 1) {
    for (; nextCall <= now; nextCall += pause()) calls.push(nextCall);
    for (const robot of robots) {
      if (robot.busyUntil <= now) {
        robot.isAway = false;
        const call = calls[0];
        if (battery && robot.charge <= 0) {
          robot.charge = battery.runTime * 3600;
          robot.busyUntil = now + battery.chargeTime * 3600;
          robot.isAway = true;
        } else if (availability < 1 && robot.fit <= 0) {
          robot.fit = hoursBetweenRepairs * 3600;
          robot.busyUntil = now + hoursBetweenRepairs * 3600 * (1 / availability - 1);
          robot.isAway = true;
        } else if (call !== undefined) {
          calls.shift();
          taken += 1;
          waited += now - call;
          robot.busyUntil = now + cycle;
        }
      }
      if (robot.isAway) continue;
      ready += 1;
      if (robot.busyUntil > now) busy += 1;
      robot.charge -= 1;
      robot.fit -= 1;
    }
  }
  return { busy: busy / ready, waiting: calls.length, meanWait: waited / taken };
}

/** Numbers from 0 to 1 that are the same for the same seed (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

import { calculateSavings } from './calculate-savings';

type Plan = Parameters<typeof calculateSavings>[0];

const plan = (change: Partial<Plan> = {}): Plan => ({
  people: 2,
  shifts: 2,
  hours: 8,
  days: 250,
  wage: 30,
  robots: 5,
  price: 45_000,
  project: 75_000,
  running: 30_000,
  years: 7,
  ...change,
});

test("the page's example, worked by hand: 8,000 hours at 30, less 30,000, for 300,000", () => {
  expect(calculateSavings(plan())).toEqual({
    hoursSaved: 8000,
    wagesSaved: 240_000,
    investment: 300_000,
    netSaving: 210_000,
    // 300,000 / 17,500 = 17.1
    paybackMonths: 18,
    total: 1_170_000,
  });
});

test('one shift saves half the wages and pays back more than twice as late', () => {
  expect(calculateSavings(plan({ shifts: 1 }))).toMatchObject({ netSaving: 90_000, paybackMonths: 40 });
});

test('payback after whole months is not rounded up by one', () => {
  expect(calculateSavings(plan({ running: 40_000 })).paybackMonths).toBe(18);
  expect(calculateSavings(plan({ project: 75_000.01, running: 40_000 })).paybackMonths).toBe(19);
});

test('a system that costs as much as it saves, or more, never pays back', () => {
  expect(calculateSavings(plan({ running: 240_000 }))).toMatchObject({ netSaving: 0, paybackMonths: null });
  expect(calculateSavings(plan({ running: 300_000 }))).toMatchObject({
    netSaving: -60_000,
    paybackMonths: null,
    total: -720_000,
  });
});

test('a free system has paid back at once', () => {
  expect(calculateSavings(plan({ price: 0, project: 0 })).paybackMonths).toBe(0);
});

test.each([plan(), plan({ shifts: 1 }), plan({ people: 0.5, robots: 1, running: 4000, wage: 41 })])(
  'booked monthly, the account turns positive at payback and ends at the total: %j',
  (asked) => {
    const { paybackMonths, total } = calculateSavings(asked);
    let account = -(asked.robots * asked.price + asked.project);
    let firstMonth: number | undefined;
    for (let month = 1; month <= 12 * asked.years; month += 1) {
      account += (asked.people * asked.shifts * asked.hours * asked.days * asked.wage - asked.running) / 12;
      if (account >= 0) firstMonth ??= month;
    }
    expect(firstMonth).toBe(paybackMonths);
    expect(account).toBeCloseTo(total, 4);
  },
);

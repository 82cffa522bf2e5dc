import type { CalculatorResult } from '../calculator-frame';
import { formatNumber } from '../figure-field';
import { calculateSavings } from './calculate-savings';
import type { AskedPlan, Currency } from './savings-fields';

/** The savings of a system, in words and step by step. */
export function describeSavings(asked: AskedPlan): CalculatorResult {
  const savings = calculateSavings(asked);
  const { hoursSaved, wagesSaved, investment, netSaving, paybackMonths, total } = savings;
  const amount = amountsIn(asked.currency);
  const robots = `${formatNumber(asked.robots)} ${asked.robots === 1 ? 'robot' : 'robots'}`;
  const payback = paybackMonths === null ? null : inWords(paybackMonths);
  return {
    ...judge(asked, savings),
    steps: [
      {
        label: 'Hours saved per year',
        calculation: `${asGiven(asked.people)} people × ${asGiven(asked.shifts)} shifts × ${asGiven(asked.hours)} h × ${asGiven(asked.days)} days`,
        result: `${formatNumber(hoursSaved, 2)} h`,
      },
      {
        label: 'Wages saved per year',
        calculation: `${formatNumber(hoursSaved, 2)} h × ${amount(asked.wage, 2)}`,
        result: amount(wagesSaved),
      },
      {
        label: 'Net saving per year',
        calculation: `${amount(wagesSaved)} − ${amount(asked.running)} running cost`,
        result: amount(netSaving),
      },
      {
        label: 'Investment',
        calculation: `${asGiven(asked.robots)} × ${amount(asked.price)} + ${amount(asked.project)}`,
        result: amount(investment),
      },
      {
        label: `Gain over ${inYears(asked.years)}`,
        calculation: `${asGiven(asked.years)} × ${amount(netSaving)} − ${amount(investment)}`,
        result: amount(total),
      },
      {
        label: 'Payback',
        calculation: payback
          ? `12 × ${amount(investment)} ÷ ${amount(netSaving)}, rounded up`
          : 'There is no net saving',
        result: payback ?? 'never',
      },
    ],
    interest: payback === null ? `what ${robots} would save` : `${robots} with a payback of ${payback}`,
  };
}

/** As a field can hold it: a step that is shown is one that can be done again. */
const maximumFractionDigits = 6;
const asGiven = (value: number) => formatNumber(value, maximumFractionDigits);

type Savings = ReturnType<typeof calculateSavings>;

function judge(asked: AskedPlan, { netSaving, paybackMonths, total }: Savings): { headline: string; text: string } {
  const amount = amountsIn(asked.currency);
  if (paybackMonths === null)
    return { headline: 'Does not pay back', text: 'The running costs are at least as high as the wages saved.' };
  if (total < 0)
    return {
      headline: `Payback in ${inWords(paybackMonths)}`,
      text: `That is longer than the ${inYears(asked.years)} of use: the system would end with a loss of ${amount(-total)}.`,
    };
  return {
    headline: paybackMonths === 0 ? 'Pays back at once' : `Payback in ${inWords(paybackMonths)}`,
    text: `Saves ${amount(netSaving)} per year after running costs, and ${amount(total)} over ${inYears(asked.years)} after the investment.`,
  };
}

/** Writes amounts in a currency, without decimals unless asked for: `€210,000`. */
export const amountsIn =
  (currency: Currency) =>
  (value: number, decimals = 0) =>
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      maximumFractionDigits: decimals,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(value);

/** 18 → `18 months`, 40 → `3 years 4 months`. */
export function inWords(months: number): string {
  if (months < 24) return inUnits(months, 'month');
  const rest = months % 12;
  return `${inYears(Math.floor(months / 12))}${rest > 0 ? ` ${inUnits(rest, 'month')}` : ''}`;
}

const inYears = (years: number) => inUnits(years, 'year');

const inUnits = (value: number, unit: 'month' | 'year') =>
  new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits }).format(value);

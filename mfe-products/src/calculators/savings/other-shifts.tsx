import { PageSection } from 'shared-ui/page/page-section';
import { FigureTable } from '../../scroll-table/figure-table';
import { calculateSavings } from './calculate-savings';
import { amountsIn, inWords } from './describe-savings';
import { type AskedPlan, hoursOfDay } from './savings-fields';

/** The same system with one, two and three shifts a day, as far as they fit into one. */
export function OtherShifts({ plan }: { plan: AskedPlan }) {
  const amount = amountsIn(plan.currency);
  const counts = [1, 2, 3].filter((shifts) => shifts * plan.hours <= hoursOfDay);
  return (
    <PageSection
      id="other-shifts"
      title={`The same robots with ${counts.includes(3) ? 'one, two or three' : 'one or two'} shifts`}
      layout="beside"
    >
      <FigureTable
        label="Savings by shifts per day"
        columns={['Shifts per day', 'Wages saved per year', 'Net saving per year', 'Payback']}
        rows={counts.map((shifts) => {
          const { wagesSaved, netSaving, paybackMonths } = calculateSavings({ ...plan, shifts });
          const payback = paybackMonths === null ? 'never' : inWords(paybackMonths);
          return [shifts, amount(wagesSaved), amount(netSaving), payback];
        })}
      />
    </PageSection>
  );
}

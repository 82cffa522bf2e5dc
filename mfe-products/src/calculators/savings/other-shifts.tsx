import { PageSection } from 'shared-ui/page/page-section';
import { FigureTable } from '../../scroll-table/figure-table';
import { calculateSavings } from './calculate-savings';
import { amountsIn, inWords } from './describe-savings';
import type { AskedPlan } from './savings-fields';

/** The same system with one, two and three shifts a day. */
export function OtherShifts({ plan }: { plan: AskedPlan }) {
  const amount = amountsIn(plan.currency);
  return (
    <PageSection id="other-shifts" title="The same robots with one, two or three shifts" layout="beside">
      <FigureTable
        label="Savings by shifts per day"
        columns={['Shifts per day', 'Wages saved per year', 'Net saving per year', 'Payback']}
        rows={[1, 2, 3].map((shifts) => {
          const { wagesSaved, netSaving, paybackMonths } = calculateSavings({ ...plan, shifts });
          const payback = paybackMonths === null ? 'never' : inWords(paybackMonths);
          return [shifts, amount(wagesSaved), amount(netSaving), payback];
        })}
      />
    </PageSection>
  );
}

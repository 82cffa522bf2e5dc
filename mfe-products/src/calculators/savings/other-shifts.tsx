import { PageSection } from 'shared-ui/page/page-section';
import { ScrollTable } from '../../scroll-table/scroll-table';
import { calculateSavings } from './calculate-savings';
import { amountsIn, inWords } from './describe-savings';
import type { AskedPlan } from './savings-fields';

const shiftsADay = [1, 2, 3];

/** The same system with one, two and three shifts a day. */
export function OtherShifts({ plan }: { plan: AskedPlan }) {
  const amount = amountsIn(plan.currency);
  return (
    <PageSection id="other-shifts" title="The same robots with one, two or three shifts" layout="beside">
      <ScrollTable label="Savings by shifts per day">
        <thead>
          <tr>
            <th scope="col">Shifts per day</th>
            <th scope="col">Wages saved per year</th>
            <th scope="col">Net saving per year</th>
            <th scope="col">Payback</th>
          </tr>
        </thead>
        <tbody>
          {shiftsADay.map((shifts) => {
            const { wagesSaved, netSaving, paybackMonths } = calculateSavings({ ...plan, shifts });
            return (
              <tr key={shifts}>
                <th scope="row" className="measured">
                  {shifts}
                </th>
                <td className="measured">{amount(wagesSaved)}</td>
                <td className="measured">{amount(netSaving)}</td>
                <td className="measured">{paybackMonths === null ? 'never' : inWords(paybackMonths)}</td>
              </tr>
            );
          })}
        </tbody>
      </ScrollTable>
    </PageSection>
  );
}

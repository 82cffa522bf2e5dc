import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { ChoiceInput, FigureInput } from '../calculator-fields';
import { CalculatorFrame, FieldGroup, FormulaSection } from '../calculator-frame';
import { useCalculator } from '../use-calculator';
import { describeSavings } from './describe-savings';
import { OtherShifts } from './other-shifts';
import { currencies, examplePlan, planFields, planSchema } from './savings-fields';

/** The savings by robots, from shifts, wages, investment and running costs; the query holds it all. */
export default function SavingsPage() {
  const { values: plan, describe, form, query } = useCalculator(planSchema, examplePlan);
  const unit = plan?.currency ?? 'amount';
  return (
    <CalculatorFrame
      path="/products/savings"
      title="What mobile robots save"
      heading="What do mobile robots save?"
      lead="Calculate net saving per year and payback from shifts, wages, investment and running costs, with every step shown."
      form={form}
      query={query}
      result={plan && describeSavings(plan)}
      fields={
        <>
          <FieldGroup title="The work today">
            <FigureInput {...describe('people')} field={planFields.people} />
            <FigureInput {...describe('wage')} field={planFields.wage} unit={unit} />
            <FigureInput {...describe('shifts')} field={planFields.shifts} />
            <FigureInput {...describe('hours')} field={planFields.hours} />
            <FigureInput {...describe('days')} field={planFields.days} />
            <ChoiceInput
              {...describe('currency')}
              label="Currency"
              hint="Nothing is converted: enter your amounts in this currency."
              choices={currencyChoices}
            />
          </FieldGroup>
          <FieldGroup title="The robots">
            <FigureInput {...describe('robots')} field={planFields.robots} />
            <FigureInput {...describe('price')} field={planFields.price} unit={unit} />
            <FigureInput {...describe('project')} field={planFields.project} unit={unit} />
            <FigureInput {...describe('running')} field={planFields.running} unit={unit} />
            <FigureInput {...describe('years')} field={planFields.years} />
          </FieldGroup>
        </>
      }
    >
      {plan && <OtherShifts plan={plan} />}
      <FormulaSection
        title="How the payback is calculated"
        formulas={[
          'Hours saved = people per shift × shifts per day × hours per shift × working days per year',
          'Net saving = hours saved × labour cost per hour − running cost per year',
          'Investment = robots × price per robot + project cost',
          'Payback = investment ÷ net saving',
        ]}
        source={
          <>
            This is the static payback, the first figure that most investment requests ask for. For larger decisions,
            VDI 2710 Part 4 describes how to assess automated guided vehicle systems with methods that include interest.
            The prices are examples, not an offer of {site.companyName}.
          </>
        }
        limitsTitle="What the payback leaves out"
        limits={[
          'Interest, tax, inflation and the residual value of the robots.',
          'Damage, errors and accidents that robots avoid, and forklifts that you no longer need.',
          'The time until savings take effect: wages are saved only where people move to other work or vacancies stay open.',
        ]}
      />
      <NextLinks
        links={[
          {
            to: '/products/robot-count',
            title: 'Number of robots',
            text: 'How many you need for your moves and distances.',
          },
          { to: '/case-studies', title: 'Case studies', text: 'What plants measured, and over which period.' },
          { to: '/products/Mag', title: `${site.robotLineName} robots`, text: 'All six compared, and a finder.' },
        ]}
      />
    </CalculatorFrame>
  );
}

const currencyChoices = Object.fromEntries(currencies.map((currency) => [currency, currency]));

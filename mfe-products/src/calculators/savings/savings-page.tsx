import { site } from 'shared-config/site';
import { NextLinks } from 'shared-ui/page/next-links';
import { ChoiceInput, FigureInput } from '../calculator-fields';
import { CalculatorFrame, FieldGroup, FormulaSection } from '../calculator-frame';
import { useCalculator } from '../use-calculator';
import { describeSavings } from './describe-savings';
import { OtherShifts } from './other-shifts';
import { currencies, examplePlan, planFields, planSchema } from './savings-fields';

/** What robots save, from shifts, wages, investment and running costs; the query holds it all. */
export default function SavingsPage() {
  const { reading, form, query } = useCalculator(planSchema, examplePlan);
  const plan = 'values' in reading ? reading.values : null;
  const errors = 'errors' in reading ? reading.errors : {};
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
            <FigureInput name="people" field={planFields.people} error={errors['people']} />
            <FigureInput name="wage" field={planFields.wage} unit={unit} error={errors['wage']} />
            <FigureInput name="shifts" field={planFields.shifts} error={errors['shifts']} />
            <FigureInput name="hours" field={planFields.hours} error={errors['hours']} />
            <FigureInput name="days" field={planFields.days} error={errors['days']} />
            <ChoiceInput name="currency" label="Currency" choices={currencyChoices} initial={examplePlan.currency} />
          </FieldGroup>
          <FieldGroup title="The robots">
            <FigureInput name="robots" field={planFields.robots} error={errors['robots']} />
            <FigureInput name="price" field={planFields.price} unit={unit} error={errors['price']} />
            <FigureInput name="project" field={planFields.project} unit={unit} error={errors['project']} />
            <FigureInput name="running" field={planFields.running} unit={unit} error={errors['running']} />
            <FigureInput name="years" field={planFields.years} error={errors['years']} />
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
          {
            to: '/case-studies',
            title: 'Case studies',
            text: 'What plants measured, and over which period.',
          },
          {
            to: '/products/Mag',
            title: `${site.robotLineName} robots`,
            text: 'All six compared, and a finder.',
          },
        ]}
      />
    </CalculatorFrame>
  );
}

const currencyChoices = Object.fromEntries(currencies.map((currency) => [currency, currency]));

import type { ComponentProps, ReactNode } from 'react';
import { siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection } from 'shared-ui/page/page-section';
import styles from './calculator-frame.module.css';
import resultStyles from './result.module.css';

type CalculationStep = { label: string; calculation: string; result: string };

/** The result of a calculator for the figures that were entered. */
export type CalculatorResult = {
  headline: string;
  text: string;
  steps: readonly CalculationStep[];
  /** The subject of an enquiry with this result, as it follows "I would like to know more about". */
  interest: string;
};

type CalculatorFrameProps = {
  path: string;
  title: string;
  heading: string;
  lead: string;
  /** Stands below the lead, such as a switch that all of the page follows. */
  control?: ReactNode;
  form: ComponentProps<'form'>;
  fields: ReactNode;
  /** The entered figures, as a query. */
  query: string;
  result: CalculatorResult | null;
  children: ReactNode;
};

/** The frame of a calculator: head data, form, result with its calculation, and the way to an engineer, who gets the result. */
export function CalculatorFrame({
  path,
  title,
  heading,
  lead,
  control,
  form,
  fields,
  query,
  result,
  children,
}: CalculatorFrameProps) {
  return (
    <article className={page.page}>
      <PageHead title={title} description={lead} path={path} shareImage="own" />
      <header>
        <h1 className={page.heading}>{heading}</h1>
        <p className={page.lead}>{lead}</p>
        {control && <div className={styles.control}>{control}</div>}
      </header>
      <div className={styles.calculator}>
        <form {...form} className={styles.form} aria-label={heading}>
          {fields}
          <p>
            <CallToAction type="submit">Calculate</CallToAction>
          </p>
        </form>
        <Result result={result} path={`${path}?${query}`} />
      </div>
      {children}
    </article>
  );
}

function Result({ result, path }: { result: CalculatorResult | null; path: string }) {
  const setInterest = useSetInterest();
  const contact = (interest: string) => setInterest({ label: `${interest} (${siteAddress(path)})`, path });
  return (
    <section className={styles.result} aria-label="Result">
      <div>
        <div role="status">
          <p className={resultStyles.headline}>{result?.headline ?? 'Something is missing'}</p>
          <p className={styles.text}>{result?.text ?? 'Correct the marked fields to see the result.'}</p>
        </div>
        <p className={styles.still}>
          This is an example. With JavaScript switched on, you can enter your own figures here.
        </p>
      </div>
      {result && (
        <>
          <table className={styles.steps}>
            <caption className={styles.caption}>The calculation, step by step</caption>
            <tbody>
              {result.steps.map(({ label, calculation, result: value }) => (
                <tr key={label}>
                  <th scope="row">
                    {label} <span className={styles.formula}>{calculation}</span>
                  </th>
                  <td className="measured">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <aside aria-label="Share the result">
            <p className={styles.action}>
              <CallToAction to="/contact" size="large" onClick={() => contact(result.interest)}>
                Send this to an engineer
              </CallToAction>
            </p>
            <p className={styles.address}>
              The address of this page contains your figures. Bookmark it, or send it to a colleague.
            </p>
            <p className={styles.printed}>{siteAddress(path)}</p>
          </aside>
        </>
      )}
    </section>
  );
}

type FormulaSectionProps = {
  title: string;
  formulas: readonly string[];
  source: ReactNode;
  limitsTitle: string;
  limits: readonly string[];
};

/** The formulas of a calculator, with their source and limits. */
export function FormulaSection({ title, formulas, source, limitsTitle, limits }: FormulaSectionProps) {
  return (
    <PageSection id="formula" title={title} layout="beside">
      <ul className={styles.formulas}>
        {formulas.map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
      <p className={styles.source}>{source}</p>
      <h3 className={styles.limitsTitle}>{limitsTitle}</h3>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </PageSection>
  );
}

/** A group of fields under a title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

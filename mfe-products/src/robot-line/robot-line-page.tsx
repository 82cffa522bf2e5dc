import { Picture } from 'kit/page/picture';
import { useQuery } from 'kit/page/use-query';
import { useDeferredValue, useMemo } from 'react';
import { robotLineClaim } from 'shared-config/company-claims';
import { robotLine } from 'shared-config/media/catalog';
import { robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { site, siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import { itemListJsonLd } from 'shared-ui/page/item-list-json-ld';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { CalculatorLinks } from '../calculators/calculator-links';
import { AskSection } from '../page/ask-section';
import { mapFields, readFormValues } from '../query/form-values';
import { linePath, lineTitle, robotTitle } from '../robots/line-names';
import { LineProof } from './line-proof';
import { type Asked, nothingAsked, parseTableSearch, parseTransport } from './line-search';
import { RobotFinder } from './robot-finder/robot-finder';
import styles from './robot-line-page.module.css';
import { RobotLineup } from './robot-lineup/robot-lineup';
import { RobotTable } from './robot-table/robot-table';

/** The robot line: all six compared, sorted, filtered, chosen to stand side by side, and found by transport; the query holds it all. */
export default function RobotLinePage() {
  const setInterest = useSetInterest();
  const [search, change] = useQuery();
  const table = parseTableSearch(search);
  // Typed text shows at once, the cards that answer it in the frame behind: all in one keeps a slow phone for 0.2 s.
  const answered = useDeferredValue(search);
  const transport = useMemo(() => parseTransport(answered), [answered]);
  const ask = (asked: Asked) => change(mapFields(nothingAsked, (name) => asked[name] || []));
  return (
    <article>
      <PageHead
        title={lineTitle}
        description={`The six ${lineTitle} of ${site.companyName} compared: lifter, conveyors, fork, tugger and counterbalance, up to 1500 kg.`}
        path={linePath}
        shareImage="own"
        jsonLd={itemListJsonLd(
          lineTitle,
          robotVariantNames.map((name) => ({
            name: robotTitle(name),
            url: siteAddress(robotPath(name)),
          })),
        )}
      />
      <header className={`${page.page} ${styles.header}`}>
        <h1 className={page.heading}>Six robots that lift, convey, pull and stack</h1>
        <p className={page.lead}>{robotLineClaim}</p>
      </header>
      <Picture
        file={robotLine}
        className={styles.line}
        sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)"
        loading="eager"
      />
      <div className={`${page.page} ${styles.content}`}>
        <RobotLineup />
        <RobotFinder asked={readFormValues(search, nothingAsked)} transport={transport} onAsk={ask} />
        <CalculatorLinks />
        <RobotTable search={table} change={change} />
        <LineProof />
        <AskSection
          title="Not in the table?"
          text="Tell us your loads, locations and routes. An engineer tells you which robot fits, or that none does."
          label="Ask which one fits"
          onContact={() => setInterest({ label: lineTitle, path: linePath })}
        />
      </div>
    </article>
  );
}

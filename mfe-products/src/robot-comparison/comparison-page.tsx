import { useQuery } from 'kit/page/use-query';
import { robotItem } from 'shared-config/shortlist/robot-items';
import { siteAddress } from 'shared-config/site';
import { useSetInterest } from 'shared-config/store';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { AddToList } from 'shared-ui/shortlist/add-to-list';
import { UnitSwitch } from 'shared-ui/units/unit-switch';
import { CalculatorLinks } from '../calculators/calculator-links';
import { AskSection } from '../page/ask-section';
import { lineTitle, robotTitle } from '../robots/line-names';
import { comparedParameter, comparisonPath, parseCompared, pathToCompare, robotsShown } from './compared-robots';
import styles from './comparison-page.module.css';
import { ComparisonTable } from './comparison-table';
import { RobotChoice } from './robot-choice';

/** Robots side by side, two to six of them: the query says which, and whether lines that are the same for all are shown. */
export default function ComparisonPage() {
  const [search, change] = useQuery();
  const setInterest = useSetInterest();
  const chosen = parseCompared(search);
  const shown = robotsShown(chosen);
  const path = pathToCompare(chosen.length > 1 ? chosen : []);
  const names = new Intl.ListFormat('en').format(shown.map((name) => robotTitle(name)));
  return (
    <article className={`${page.page} ${styles.page}`}>
      <PageHead
        title={`${lineTitle} side by side`}
        description="The figures of two to six robots in one table: load, dimensions, aisles, battery, safety. Shows only what differs, if you like, and has an address to send."
        path={comparisonPath}
        shareImage="own"
      />
      <header>
        <h1 className={page.heading}>Robots side by side</h1>
        <p className={page.lead}>
          The figures of their pages, side by side. A square marks where the robots shown differ.
        </p>
      </header>
      <div className={styles.controls}>
        <RobotChoice chosen={chosen} onChoose={(names) => change({ [comparedParameter]: names })} />
        <div className={styles.options}>
          <label className={styles.differences}>
            <input
              type="checkbox"
              name="show"
              value="differences"
              checked={search.get('show') === 'differences'}
              onChange={({ target }) => change({ show: target.checked ? target.value : [] })}
            />
            Show differences only
          </label>
          <UnitSwitch />
        </div>
        {/* Without script the boxes hide columns, and nobody says which. */}
        <p className={`${styles.note} ${styles.kept}`} role="status">
          {chosen.length > 1 ? `Shown: ${names}.` : 'Shown: all six robots.'}
        </p>
        <p className={styles.note}>
          Tick two or more to compare those alone.{' '}
          <span className={styles.kept}>
            The address of this page contains your choice: bookmark it, or send it to a colleague.
          </span>
        </p>
        <p className={styles.scriptless}>
          Without JavaScript a link that names robots shows all six: tick those robots here. The marks are those of all
          six.
        </p>
      </div>
      <div>
        <ComparisonTable shown={shown} />
        <p className={styles.list}>
          All that are shown: <AddToList items={shown.map(robotItem)} />
        </p>
        <p className={styles.address}>{siteAddress(path)}</p>
      </div>
      <AskSection
        title="Which of them for your plant?"
        text="Tell us your loads, locations and routes. An engineer says which of these robots fits, and how many you need."
        label="Ask about these robots"
        onContact={() => setInterest({ label: `${names} (${siteAddress(path)})`, path })}
      />
      <CalculatorLinks />
    </article>
  );
}

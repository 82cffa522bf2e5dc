import { withBase } from 'kit/page/base-path';
import { Picture } from 'kit/page/picture';
import { Slot } from 'kit/page/slots/slot';
import { Link, useSearchParams } from 'react-router-dom';
import { formatFigure } from 'shared-config/robots/format-figure';
import { robotKeyFigures } from 'shared-config/robots/robot-key-figures';
import { defaultRobotVariant, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotItem } from 'shared-config/shortlist/robot-items';
import type { robotPartners, robotPosts } from 'shared-config/slots/site-slots';
import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection } from 'shared-ui/page/page-section';
import { UnitSwitch } from 'shared-ui/units/unit-switch';
import { CalculatorLinks } from '../calculators/calculator-links';
import { AskSection } from '../page/ask-section';
import { comparisonPath } from '../robot-comparison/compared-robots';
import { robotTitle } from '../robots/line-names';
import { robotMedia } from '../robots/robot-media';
import { type RobotStep, robotTexts } from '../robots/robot-texts';
import { AddToListLater } from './add-to-list-later';
import { productJsonLd } from './product-json-ld';
import { documentFormId } from './robot-downloads/document-form-id';
import { RobotDownloads } from './robot-downloads/robot-downloads';
import { RobotInstruments } from './robot-instruments';
import { RobotQuestions } from './robot-questions';
import { RobotReferences } from './robot-references/robot-references';
import { RobotSiblings } from './robot-siblings';
import styles from './robot-variant-page.module.css';
import { RobotView } from './robot-view/robot-view';
import { Specifications } from './specifications/specifications';
import { VariantLinks } from './variant-links';

/** Detail page of a robot variant (specification §2): the query names it, and changing the query changes the page. */
export default function RobotVariantPage() {
  const [search] = useSearchParams();
  const setInterest = useSetInterest();
  const asked = search.get('product');
  const name = findVariant(asked);
  const variant = robotTexts[name];
  const heading = robotTitle(name);
  const media = robotMedia[name];
  const path = robotPath(name);

  return (
    <article className={styles.variantPage}>
      <PageHead
        title={`${heading} mobile robot`}
        description={`${variant.description} Payload ${formatFigure(robotKeyFigures[name].payload)}.`}
        path={path}
        shareImage="own"
        jsonLd={productJsonLd(name)}
      />
      <VariantLinks current={name} />
      <header className={styles.introduction}>
        <h1 className={page.heading}>{heading}</h1>
        {/* No HTML says it: every unknown name has that of the fork. */}
        {asked && asked !== name && (
          <p className={styles.unknown} role="status">
            No robot is called “{asked.slice(0, longestEcho)}”. This is the {heading}; the others are linked above.
          </p>
        )}
        <RobotView key={name} name={name} heading={heading} />
        <div className={styles.words}>
          <p className={styles.description}>{variant.description}</p>
          <p className={styles.productDescription}>{variant.productDescription}</p>
          <RobotInstruments name={name} />
          <p className={styles.actions}>
            <CallToAction to="/contact" size="large" onClick={() => setInterest({ label: heading, path })}>
              Get Quote
            </CallToAction>
            {/* With its path, so that paper says where the form is. */}
            <a href={withBase(`${path}#${documentFormId}`)}>Data sheet</a>
            <AddToListLater items={[robotItem(name)]} />
          </p>
        </div>
      </header>
      <PageSection id="specifications" title="Technical data" control={<UnitSwitch />}>
        <Specifications name={name} />
      </PageSection>
      <PageSection id="use-cases" title="Material Handling use cases">
        <div className={styles.story}>
          <Picture
            file={media.work}
            className={styles.work}
            sizes="(width >= 1408px) 840px, (width >= 1024px) 66vw, calc(100vw - 2.5rem)"
          />
          <div className={styles.steps}>
            <UseCase heading={variant.stepHeading1} steps={variant.steps} />
            {variant.steps2 && <UseCase heading={variant.stepHeading2} steps={variant.steps2} />}
          </div>
        </div>
      </PageSection>
      <PageSection id="data-sheet" title="Data sheet" layout="beside">
        <RobotDownloads key={name} name={name} />
      </PageSection>
      <RobotReferences name={name} />
      <PageSection id="questions" title="Questions" layout="beside">
        <RobotQuestions key={name} name={name} />
      </PageSection>
      <div className={styles.waysOn}>
        <AskSection
          title="Does it fit your transport task?"
          text="Tell us what to move, from where to where and how often. An engineer replies with figures."
          label="Ask an engineer"
          onContact={() => setInterest({ label: heading, path })}
        />
        <PageSection
          id="line"
          title="Compared with the other five"
          control={<Link to={comparisonPath}>All six side by side</Link>}
          leadsAway
        >
          <RobotSiblings current={name} />
        </PageSection>
        <PageSection id="partners" title="Partners" layout="beside" level="utility">
          <Slot<typeof robotPartners>
            name="robot-partners"
            data={{ robot: name }}
            fallback={<Link to="/partner-with-us">Who integrates, sells and services our robots</Link>}
          />
        </PageSection>
        <PageSection id="posts" title="From the blog" layout="beside" level="utility">
          <Slot<typeof robotPosts>
            name="robot-posts"
            data={{ robot: name }}
            fallback={<Link to="/blogs">All articles</Link>}
          />
        </PageSection>
        <CalculatorLinks robot={name} />
      </div>
    </article>
  );
}

/** Characters of an unknown name that are said back. */
const longestEcho = 40;

/** The variant that a value of `product` names; a missing or unknown one is fork (specification §2). */
const findVariant = (value: string | null) => robotVariantNames.find((name) => name === value) ?? defaultRobotVariant;

function UseCase({ heading, steps }: { heading?: string | undefined; steps: readonly RobotStep[] }) {
  return (
    <>
      {heading && <h3 className={styles.useCase}>{heading}</h3>}
      <NumberedSteps titleLevel={heading ? 'h4' : 'h3'} steps={steps} />
    </>
  );
}

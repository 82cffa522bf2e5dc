import { useSearchParams } from 'react-router-dom';
import { robotAddress } from 'shared-config/robots';
import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';
import { DetailsForm } from 'shared-ui/forms/details-form/details-form';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import page from 'shared-ui/page/page.module.css';
import { PageHead } from 'shared-ui/page/page-head';
import { PageSection } from 'shared-ui/page/page-section';
import { Picture } from 'shared-ui/picture';
import { describeProduct } from './describe-product';
import styles from './robot-variant-page.module.css';
import { RobotView } from './robot-view/robot-view';
import { SpecCards } from './spec-cards';
import { VariantLinks } from './variant-links';
import { variantMedia } from './variant-media';
import { type RobotStep, resolveRobotVariant, robotVariants } from './variants';

/** Detail page of a robot variant (specification §2): the query names it, and changing the query changes the page. */
export default function RobotVariantPage() {
  const [search] = useSearchParams();
  const setInterest = useSetInterest();
  const name = resolveRobotVariant(search.get('product'));
  const variant = robotVariants[name];
  const media = variantMedia[name];
  const path = robotAddress(name);

  return (
    <article className={styles.variantPage}>
      <PageHead
        title={`${variant.heading} mobile robot`}
        description={`${variant.description} Payload ${variant.figures.payload}.`}
        path={path}
        shareImage="products"
        jsonLd={describeProduct(variant, path, media.film.poster)}
      />
      <VariantLinks current={name} />
      <div className={styles.introduction}>
        <div>
          <h1 className={page.heading}>{variant.heading}</h1>
          <p className={styles.description}>{variant.description}</p>
          <p className={styles.productDescription}>{variant.productDescription}</p>
          <CallToAction to="/contact" size="large" onClick={() => setInterest({ label: variant.heading, path })}>
            Get Quote
          </CallToAction>
        </div>
        <RobotView key={name} name={variant.heading} media={media} />
      </div>
      <SpecCards figures={variant.figures} />
      <details className={styles.document} key={`document ${name}`}>
        <summary className={styles.documentButton}>Download Product Document</summary>
        <div className={styles.documentForm}>
          <p className={styles.documentText}>
            Dimensions, interfaces and figures of the {variant.heading} on a few pages, sent to you by email.
          </p>
          <DetailsForm
            formName="mag-sub-product"
            source={name}
            thankYouText="Thank you for your submission. We'll email you with the document"
          />
        </div>
      </details>
      <PageSection id="use-cases" title="Material Handling use cases">
        <Picture file={media.work} className={styles.work} sizes="(width >= 1408px) 1280px, calc(100vw - 2.5rem)" />
        <UseCase heading={variant.stepHeading1} steps={variant.steps} />
        {variant.steps2 && <UseCase heading={variant.stepHeading2} steps={variant.steps2} />}
      </PageSection>
    </article>
  );
}

/** One use case as numbered steps, under a heading of its own where it has one. */
function UseCase({ heading, steps }: { heading?: string | undefined; steps: readonly RobotStep[] }) {
  return (
    <>
      {heading && <h3 className={styles.useCase}>{heading}</h3>}
      <NumberedSteps
        titleLevel={heading ? 'h4' : 'h3'}
        steps={steps.map(({ title, description }) => ({ ...(title ? { title } : {}), text: description }))}
      />
    </>
  );
}

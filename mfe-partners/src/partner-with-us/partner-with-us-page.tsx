import { conveyorHandover } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { PageSection } from 'shared-ui/page/page-section';
import { FactColumns } from '../partner-frame/fact-columns';
import { PartnerFrame } from '../partner-frame/partner-frame';

/** `/partner-with-us`: partnership as a whole. */
export default function PartnerWithUsPage() {
  return (
    <PartnerFrame
      path="/partner-with-us"
      title={`Partner with ${site.companyName}`}
      description={`Become a commercial partner of ${site.companyName}: integrate, distribute, refer or service mobile robots and the ${site.platformName} platform.`}
      heading="Build the automated plant with us"
      lead="Plants automate step by step, with people they trust. Be the one they call: we bring robots and platform, you bring the place and the knowledge."
      image={conveyorHandover}
      reasons={[
        'Mobile robots are asked for by plants that never bought automation before. They need somebody near them who plans, installs and stays.',
        `${site.platformName} is vendor-agnostic. What you sell today need not make way for it: it becomes part of one system.`,
        'You keep the customer. We train, support and stand behind you; the project carries your name.',
      ]}
    >
      <FactColumns
        heading="What each of us brings"
        columns={[
          {
            title: 'You',
            points: [
              'Access to plants and their people',
              'Knowledge of a region or a sector',
              'Hands for planning, installation or service',
            ],
          },
          {
            title: site.companyName,
            points: [
              'Six robot variants up to 1.5 tons',
              `The no-code platform ${site.platformName}`,
              'Training, test systems and second-line support',
            ],
          },
        ]}
      />
      <PageSection id="steps" title="What happens next">
        <NumberedSteps
          steps={[
            {
              title: 'You write',
              text: 'The form below is enough: who you are, where you work, and what you have in mind.',
            },
            {
              title: 'We talk',
              text: 'The partner team calls, and says openly which type of partnership fits and which does not.',
            },
            {
              title: 'You see',
              text: `You meet the engineers, drive the robots and build a first mission in ${site.platformName} yourself.`,
            },
            {
              title: 'We agree',
              text: 'Type, territory and first project go into one contract, and both sides know who does what.',
            },
          ]}
        />
      </PageSection>
    </PartnerFrame>
  );
}

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
      lead="Plants automate step by step, with partners they trust. We bring robots and platform; you bring customers and local knowledge."
      image={conveyorHandover}
      reasons={[
        'Plants that have never bought automation are asking for mobile robots. They need a partner nearby who plans, installs and supports.',
        `${site.platformName} is vendor-agnostic. You do not have to replace what you sell today: it becomes part of one system.`,
        'You keep the customer. We train and support you, and the project carries your name.',
      ]}
    >
      <FactColumns
        id="each"
        heading="What each of us brings"
        columns={[
          {
            title: 'You',
            points: [
              'Access to plants and their people',
              'Knowledge of a region or a sector',
              'People for planning, installation or service',
            ],
          },
          {
            title: site.companyName,
            points: [
              'Six robot variants up to 1.5 t (3,300 lb)',
              `The no-code platform ${site.platformName}`,
              'Training, test systems and second-line support',
            ],
          },
        ]}
      />
      <PageSection id="steps" title="Four steps to a partnership">
        <NumberedSteps
          steps={[
            {
              title: 'You write',
              text: 'The form below is enough: who you are, where you work and what you have in mind.',
            },
            {
              title: 'We talk',
              text: 'The partner team calls and tells you which type of partnership fits, and which does not.',
            },
            {
              title: 'You see',
              text: `You meet the engineers, drive the robots and build your first mission in ${site.platformName} yourself.`,
            },
            {
              title: 'We agree',
              text: 'One contract covers type, territory and first project, so both sides know who does what.',
            },
          ]}
        />
      </PageSection>
    </PartnerFrame>
  );
}

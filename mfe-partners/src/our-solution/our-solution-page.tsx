import { sharedDriveLane } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { PageSection } from 'shared-ui/page/page-section';
import { FactColumns } from '../partner-frame/fact-columns';
import { PartnerFrame } from '../partner-frame/partner-frame';

/** `/our-solution`: for those who sell. */
export default function OurSolutionPage() {
  return (
    <PartnerFrame
      path="/our-solution"
      title="Sell our solutions"
      description={`Sell ${site.robotLineName} robots and ${site.platformName}: demonstration robots, planning tools, and engineers beside you in the first projects.`}
      heading="Sell what plants are asking for"
      lead={`Robots that lift, convey, stack and pull, and one platform for all of them: with ${site.robotLineName} and ${site.platformName} you have an answer to most material flow problems.`}
      image={sharedDriveLane}
      reasons={[
        'One line covers most loads: six variants, from conveyor deck to counterbalance truck, up to 1.5 t (3,300 lb).',
        'Customers start with one robot. Each mission that works makes the case for the next one.',
        'There is no vendor lock-in to defend: the platform also runs robots of other brands.',
      ]}
    >
      <FactColumns
        id="offer"
        heading="What you sell"
        columns={[
          {
            title: `${site.robotLineName} robots`,
            points: [
              'Lifter, fork and counterbalance for racks and pallets',
              'Single and dual conveyor for boxes and lines',
              'AGV tugger for trains of trailers',
            ],
          },
          {
            title: site.platformName,
            points: [
              'Missions without programming',
              'Fleet manager: maps, traffic, charging',
              'Integrator: WMS, ERP, MES and machines',
            ],
          },
          {
            title: 'What we do for you',
            points: [
              'Sales training on real robots',
              'Layout and throughput checks for your offers',
              'Joint visits to plants in operation',
            ],
          },
        ]}
      />
      <PageSection id="steps" title="From the first meeting to the first order">
        <NumberedSteps
          steps={[
            {
              title: 'Choose',
              text: 'We look at your customers together and choose the variants and sectors to start with.',
            },
            {
              title: 'Learn',
              text: 'Your sales team and planners train on real robots until they can demonstrate them without us.',
            },
            {
              title: 'Offer',
              text: 'In the first projects one of our engineers checks layout and throughput with you.',
            },
            {
              title: 'Deliver',
              text: 'You sign with the customer. We ship, help with commissioning and support your technicians.',
            },
          ]}
        />
      </PageSection>
    </PartnerFrame>
  );
}

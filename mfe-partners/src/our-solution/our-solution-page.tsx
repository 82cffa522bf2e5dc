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
      description={`Sell ${site.robotLineName} robots and ${site.platformName}: demonstration robots, calculation tools and engineers beside you in the first projects.`}
      heading="Sell what plants are asking for"
      lead={`A robot that lifts, one that conveys, one that pulls, and a platform that runs them all: with ${site.robotLineName} and ${site.platformName} you can answer most questions about moving material.`}
      image={sharedDriveLane}
      reasons={[
        'One line covers most loads: six variants, from conveyor deck to counterbalance truck, up to 1.5 tons.',
        'Customers start with one robot and grow. Each mission that works is the best argument for the next.',
        'There is no lock-in to explain away: the platform runs robots of other brands as well.',
      ]}
    >
      <FactColumns
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
              'Sales training with robots to touch',
              'Layout and throughput checks for your offers',
              'Joint visits to plants that run',
            ],
          },
        ]}
      />
      <PageSection id="steps" title="From the first talk to the first order">
        <NumberedSteps
          steps={[
            {
              title: 'Choose',
              text: 'We look at your customers together, and pick the variants and sectors to begin with.',
            },
            {
              title: 'Learn',
              text: 'Your sales people and planners train on real robots, until they can show them without us.',
            },
            {
              title: 'Offer',
              text: 'For the first projects an engineer of ours checks layout and throughput beside you.',
            },
            {
              title: 'Deliver',
              text: 'You sign with the customer. We ship, help to commission, and support your technicians.',
            },
          ]}
        />
      </PageSection>
    </PartnerFrame>
  );
}

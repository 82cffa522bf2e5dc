import { lifterAtControlRoom } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { PageSection } from 'shared-ui/page/page-section';
import { FactColumns } from '../partner-frame/fact-columns';
import { PartnerFrame } from '../partner-frame/partner-frame';

/** `/tech-partner`: for makers of machines and software that are to work together with the platform. */
export default function TechPartnerPage() {
  return (
    <PartnerFrame
      path="/tech-partner"
      title="Integrate with us"
      description={`Connect your machines, vehicles or software to ${site.platformName}: documented interfaces, a test system and joint acceptance.`}
      heading="Make your product part of the flow"
      lead={`${site.platformName} links robots with other automation systems. Connect yours once, and it works in every plant that runs the platform.`}
      image={lifterAtControlRoom}
      reasons={[
        'Customers ask which systems work together before they ask for a price. A tested integration is the shortest answer.',
        'The integrator translates, so you keep your protocol. Nobody has to change a product to fit into a plant.',
        'Your name stands in the list of integrations that every planner of ours starts from.',
      ]}
    >
      <FactColumns
        heading="What can be connected"
        columns={[
          {
            title: 'Vehicles',
            points: [
              'Mobile robots and guided vehicles of any brand',
              'Fleets with a manager of their own',
              'VDA 5050 vehicles',
            ],
          },
          {
            title: 'Machines',
            points: [
              'Conveyors and sorters',
              'Doors, gates and lifts',
              'PLCs of production lines and wrapping machines',
            ],
          },
          {
            title: 'Software',
            points: ['Warehouse management (WMS)', 'Manufacturing execution (MES)', 'Resource planning (ERP)'],
          },
        ]}
      />
      <FactColumns
        heading="Who does what"
        columns={[
          {
            title: 'You',
            points: [
              'Open the interface that your product has, and its description',
              'Name an engineer who knows it',
              'Tell us before it changes',
            ],
          },
          {
            title: site.companyName,
            points: [
              `Builds the connector in the integrator of ${site.platformName}`,
              'Gives you a test system with simulated robots',
              'Tests every new version against your interface',
            ],
          },
        ]}
      />
      <PageSection id="steps" title="How an integration comes about">
        <NumberedSteps
          steps={[
            {
              title: 'Describe',
              text: 'You show the interface, and together we write down the missions that it has to serve.',
            },
            {
              title: 'Connect',
              text: 'Both sides work against the same test system, with one shared list of open points.',
            },
            {
              title: 'Accept',
              text: 'We run the missions together, and pull plugs: a fault has to end safely on both sides.',
            },
            {
              title: 'Go live',
              text: 'The integration is listed, and planners can put it into a plant without a project of its own.',
            },
          ]}
        />
      </PageSection>
    </PartnerFrame>
  );
}

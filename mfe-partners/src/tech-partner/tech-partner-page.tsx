import { workSingleConveyor } from 'shared-config/media/catalog';
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
      heading="Make your product work in every plant"
      lead={`${site.platformName} links robots with other automation systems. Connect yours once, and it works wherever the platform runs.`}
      image={workSingleConveyor}
      reasons={[
        'Customers ask which systems work together before they ask about price. A tested integration answers both sides at once.',
        'The integrator translates, so you keep your protocol and your product stays as it is.',
        'You are on the list of integrations that all of our planners start from.',
      ]}
    >
      <FactColumns
        id="connected"
        heading="What can be connected"
        columns={[
          {
            title: 'Vehicles',
            points: [
              'Mobile robots and guided vehicles of any brand',
              'Fleets with their own fleet manager',
              'VDA 5050 vehicles',
            ],
          },
          {
            title: 'Machines',
            points: [
              'Conveyors and sorters',
              'Doors, gates and lifts',
              'PLCs on production lines and wrapping machines',
            ],
          },
          {
            title: 'Software',
            points: ['Warehouse management (WMS)', 'Manufacturing execution (MES)', 'Resource planning (ERP)'],
          },
        ]}
      />
      <FactColumns
        id="each"
        heading="Who does what"
        columns={[
          {
            title: 'You',
            points: [
              'Open your product’s interface and its documentation',
              'Name an engineer who knows it',
              'Tell us before the interface changes',
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
      <PageSection id="steps" title="Four steps to a listed integration">
        <NumberedSteps
          steps={[
            {
              title: 'Describe',
              text: 'You show us the interface, and together we write down the missions it has to serve.',
            },
            {
              title: 'Connect',
              text: 'Both sides work on the same test system, with one shared list of open points.',
            },
            {
              title: 'Accept',
              text: 'We run the missions together and provoke faults: each has to end safely on both sides.',
            },
            {
              title: 'Go live',
              text: 'The integration is listed, and planners can use it in a plant without a separate project.',
            },
          ]}
        />
      </PageSection>
    </PartnerFrame>
  );
}

import { site } from 'shared-config/site';
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
              'Mobile robots and guided vehicles of any make',
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
        heading="How an integration comes about"
        columns={[
          { title: '1. Describe', points: ['You show the interface you have', 'We name the missions it should serve'] },
          {
            title: '2. Connect',
            points: ['Both sides work against a test system', 'Your engineers and ours share one list of open points'],
          },
          {
            title: '3. Accept',
            points: ['We run the missions together, with faults as well', 'The integration is listed and supported'],
          },
        ]}
      />
    </PartnerFrame>
  );
}

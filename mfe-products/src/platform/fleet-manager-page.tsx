import { blogRoutes } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { ScrollTable } from '../scroll-table/scroll-table';
import { FleetAnalytics } from './analytics/fleet-analytics';
import { PlatformFrame, PointGrid } from './platform-frame';
import { SimulationSection } from './simulation/simulation-section';

const rights = ['Start and stop missions', 'Change missions', 'Change map and roles'];

/** Who may do how many of these, from the first on. */
const roles = [
  { name: 'Operator', may: 1 },
  { name: 'Planner', may: 2 },
  { name: 'Administrator', may: 3 },
];

/** The fleet manager (specification §2). */
export default function FleetManagerPage() {
  return (
    <PlatformFrame
      path="/products/fleet-manager"
      title="Fleet Manager"
      heading="One map for every robot"
      lead={`The part of ${site.platformName} that drives: maps, traffic, missions, charging, roles and analytics, for robots of any make.`}
      image={blogRoutes}
      questions={[
        {
          question: 'How many robots can it drive?',
          answer:
            'From one on. What limits a fleet is the hall: crossings, doors and hand-over places. The analytics show which.',
        },
        {
          question: 'Who may change what?',
          answer:
            'Roles decide: operators start and stop missions, planners change them, administrators change map and roles. Each change is logged with its author.',
        },
        {
          question: 'What happens when a robot stops?',
          answer:
            'Its lane is closed, others are led around it, its mission is given to another where that is possible, and somebody is told where it stands.',
        },
      ]}
      related={[
        { label: 'Fleet Management', to: '/solutions/fleet-management' },
        { label: 'Inbound and Outbound', to: '/use-cases/inbound-and-outbound' },
        { label: 'Distribution Centers', to: '/industries/distribution' },
        { label: `${site.platformName} Platform`, to: '/products/syncos' },
      ]}
    >
      <SimulationSection />
      <PageSection id="features" title="What it does">
        <PointGrid
          points={[
            {
              title: 'Maps',
              text: 'Stations, lanes, doors and zones, drawn once for all fleets and changed while they run.',
            },
            {
              title: 'Traffic',
              text: 'Crossings and narrow lanes go to one robot at a time; deadlocks are avoided, not resolved.',
            },
            { title: 'Missions', text: 'One list for all. The nearest robot that is able and charged takes the next.' },
            { title: 'Charging', text: 'Robots charge when they are needed least, and never all at once.' },
            { title: 'Roles', text: 'Operators, planners and administrators see and change what is theirs.' },
            {
              title: 'Analytics',
              text: 'Where robots wait, for what and how long: the figures that tell whether one more helps.',
            },
          ]}
        />
      </PageSection>
      <PageSection id="analytics" title="Does one more robot help?">
        <FleetAnalytics />
      </PageSection>
      <PageSection id="roles" title="Who may do what" layout="beside">
        <ScrollTable label="Roles">
          <thead>
            <tr>
              <th scope="col">Role</th>
              {rights.map((right) => (
                <th key={right} scope="col">
                  {right}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roles.map(({ name, may }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {rights.map((right, index) => (
                  <td key={right} className="measured">
                    {index < may ? 'yes' : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </PageSection>
    </PlatformFrame>
  );
}

import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { ScrollTable } from '../scroll-table/scroll-table';
import { FleetAnalytics } from './analytics/fleet-analytics';
import { PlatformFrame, PointGrid } from './platform-frame';
import { FleetSimulation } from './simulation/fleet-simulation';

const rights = ['Start and stop missions', 'Change missions', 'Change map and roles'];

/** The number of these actions that each role may do, from the first on. */
const roles = [
  { name: 'Operator', may: 1 },
  { name: 'Planner', may: 2 },
  { name: 'Administrator', may: 3 },
];

/** The fleet manager (specification §2). */
export default function FleetManagerPage() {
  return (
    <PlatformFrame
      software="fleet-manager"
      title="Fleet Manager"
      heading="One map for every robot"
      lead={`The part of ${site.platformName} that runs the robots: maps, traffic, missions, charging, roles and analytics, for any brand.`}
      screen={<FleetSimulation />}
      start={{
        title: 'Which robots share your aisles?',
        text: 'Name the brands and the lanes where they meet. We show you the plant on one map, and what it takes to run it so.',
      }}
      questions={[
        {
          question: 'How many robots can it run?',
          answer:
            'One or more. The plant sets the limit: crossings, doors and transfer stations. The analytics show which.',
        },
        {
          question: 'Who may change what?',
          answer:
            'That depends on the role: operators start and stop missions, planners change them, administrators change map and roles. Each change is logged with its author.',
        },
        {
          question: 'What happens when a robot stops?',
          answer:
            'Its lane is closed, other robots are rerouted, its mission is reassigned if possible, and the operator sees where it is.',
        },
      ]}
    >
      <PageSection id="features" title="What the fleet manager decides">
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
            {
              title: 'Missions',
              text: 'One list for all robots. The nearest suitable one with enough charge takes the next.',
            },
            {
              title: 'Charging',
              text: 'Robots charge when demand is lowest: in turns, or in the breaks of the plant.',
            },
            {
              title: 'Roles',
              text: 'Operators, planners and administrators each see and change what they are responsible for.',
            },
            {
              title: 'Analytics',
              text: 'Where robots wait, for what and for how long: figures that show whether one more would help.',
            },
          ]}
        />
      </PageSection>
      <PageSection id="analytics" title="Does one more robot help?">
        <FleetAnalytics />
        <p>
          <Link to="/products/robot-count">Calculate the number for your plant</Link>
        </p>
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

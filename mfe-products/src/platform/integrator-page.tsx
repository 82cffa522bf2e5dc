import { caseOrderPacking } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { ScrollTable } from '../scroll-table/scroll-table';
import { ConnectionHub } from './integrator/connection-hub';
import { connections } from './integrator/connections';
import { ProtocolExamplesList } from './integrator/protocol-examples-list';
import { PlatformFrame, PointGrid } from './platform-frame';

/** The integrator (specification §2). */
export default function IntegratorPage() {
  return (
    <PlatformFrame
      path="/products/integrator"
      title="Integrator"
      heading="Connect what is there already"
      lead={`The part of ${site.platformName} that links robots with controllers, conveyors, doors, lifts and the systems that plan the work.`}
      image={caseOrderPacking}
      questions={[
        {
          question: 'Do machines have to be changed?',
          answer:
            'As a rule no: signals that exist are read and set. What is missing is named before a project starts.',
        },
        {
          question: 'What if a connection breaks?',
          answer:
            'The step that needs it waits, missions that do not need it go on, and the place of the fault is shown. When the connection is back the step goes on.',
        },
        {
          question: 'Who builds the connections?',
          answer:
            'Our engineers, a partner or your own: the same editor for all, with the signals seen live while it is set up.',
        },
      ]}
      related={[
        { label: 'Automated Manufacturing', to: '/solutions/automated-manufacturing' },
        { label: 'Box Packing', to: '/use-cases/box-packing' },
        { label: 'Automated Storage', to: '/use-cases/automated-storage' },
        { label: `${site.platformName} Platform`, to: '/products/syncos' },
      ]}
    >
      <PageSection id="connections" title="What is connected, and how">
        <ConnectionHub />
      </PageSection>
      <PageSection id="gives" title="What each connection gives" layout="beside">
        <ScrollTable label="Connections">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">By</th>
              <th scope="col">What it gives</th>
            </tr>
          </thead>
          <tbody>
            {connections.map(({ what, by, gives }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{by}</td>
                <td>{gives}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </PageSection>
      <PageSection id="handover" title="A hand-over that both sides have agreed on">
        <PointGrid
          points={[
            { title: 'Ask', text: 'The robot is in place and says so; the conveyor answers whether it has room.' },
            { title: 'Move', text: 'Rollers run on both sides, at the same speed, until the light barrier is free.' },
            { title: 'Confirm', text: 'Both report. Only then is the robot given its next mission.' },
          ]}
        />
      </PageSection>
      <PageSection id="examples" title="What goes over the lines">
        <ProtocolExamplesList />
      </PageSection>
    </PlatformFrame>
  );
}

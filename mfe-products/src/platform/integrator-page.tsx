import { plcInWords } from 'shared-config/robots/robot-specifications';
import { site } from 'shared-config/site';
import { NumberedSteps } from 'shared-ui/numbered-steps';
import { PageSection } from 'shared-ui/page/page-section';
import { ConnectionDiagram } from './integrator/connection-diagram';
import { ConnectionTable } from './integrator/connection-table';
import { MissionSection } from './integrator/mission/mission-section';
import { ProtocolExamplesList } from './integrator/protocol-examples-list';
import { PlatformFrame } from './platform-frame';

/** The integrator (specification §2). */
export default function IntegratorPage() {
  return (
    <PlatformFrame
      software="integrator"
      title="Integrator"
      heading="Connect what you already have"
      lead={`The part of ${site.platformName} that links robots with controllers, conveyors, doors, lifts and the systems that plan the work.`}
      screen={<MissionSection />}
      start={{
        title: 'What would you connect first?',
        text: 'Name the machine, the door or the system. We tell you which interface it needs and what the connection takes.',
      }}
      questions={[
        {
          question: 'Do we have to modify our machines?',
          answer:
            'Usually not. Existing signals are read and set; any that are missing are listed before the project starts.',
        },
        {
          question: 'What if a connection breaks?',
          answer:
            'The step that needs it waits, other missions continue, and the map shows the fault. Once it is back, the step continues.',
        },
        {
          question: 'Does it speak to a Siemens S7, by PROFINET, OPC UA or Modbus?',
          answer: `${plcInWords}.`,
        },
        {
          question: 'Is there an API?',
          answer:
            'Yes: REST, for missions and reports. Its description is not published; it comes with the offer. Your own systems are called with the fields that they have.',
        },
        {
          question: 'Who builds the connections?',
          answer:
            'Our engineers, a partner’s or your own, in the same editor, with the signals live on screen during set-up.',
        },
      ]}
    >
      <PageSection id="connections" title="What is connected, and how">
        <ConnectionDiagram />
        <ConnectionTable />
      </PageSection>
      <PageSection id="handover" title="No load moves until both sides are ready" layout="beside">
        <NumberedSteps
          steps={[
            { title: 'Ask', text: 'The robot reports that it is in place; the conveyor replies that it has room.' },
            { title: 'Move', text: 'Rollers run on both sides, at the same speed, until the light barrier is free.' },
            { title: 'Confirm', text: 'Both sides report. Only then does the robot get its next mission.' },
          ]}
        />
      </PageSection>
      <PageSection id="examples" title="What goes over the wire">
        <ProtocolExamplesList />
      </PageSection>
    </PlatformFrame>
  );
}

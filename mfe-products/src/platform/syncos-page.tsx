import { sharedDriveLane } from 'shared-config/media/catalog';
import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { ArchitectureDiagram } from './architecture-diagram';
import { MissionFlow } from './mission/mission-flow';
import { PlatformFrame, PointGrid } from './platform-frame';

/** The orchestration platform (specification §2). */
export default function SyncosPage() {
  return (
    <PlatformFrame
      path="/products/syncos"
      title={site.platformName}
      heading={`${site.platformName} runs the plant as one`}
      lead="No-code, vendor-agnostic orchestration: robots, machines, doors and software, of any make, in one mission."
      image={sharedDriveLane}
      questions={[
        {
          question: 'What does no-code mean here?',
          answer:
            'Missions are put together from steps on a screen: wait for a signal, take, bring, open, hand over. The people who know the process build and change them.',
        },
        {
          question: 'What does vendor-agnostic mean?',
          answer:
            'Robots and machines of other makes are treated like ours. Fleets that speak VDA 5050 connect by that interface, others by their own.',
        },
        {
          question: 'Where do we begin?',
          answer:
            'With one route that hurts. It is drawn, connected and run; the next one uses the same map and the same connections.',
        },
      ]}
      related={[
        { label: 'End of Line', to: '/use-cases/solution-end-of-line' },
        { label: 'Automated Material Handling', to: '/use-cases/automated-material' },
        { label: 'Fleet Management', to: '/solutions/fleet-management' },
        { label: 'FMCG and F&B', to: '/industries/industry-fmcg' },
      ]}
    >
      <PageSection id="mission" title="A mission, step by step">
        <MissionFlow />
      </PageSection>
      <PageSection id="parts" title="Two parts, and what they connect">
        <ArchitectureDiagram />
      </PageSection>
      <PageSection id="promise" title="What you are spared">
        <PointGrid
          points={[
            { title: 'Stuffy interfaces', text: 'One map, one list of missions, words that people on the floor use.' },
            {
              title: 'Vendor lock-in',
              text: 'A robot of another make takes over a route without the route being drawn again.',
            },
            { title: 'Hassle', text: 'Changes are saved and live. What would not work is marked before it is.' },
          ]}
        />
      </PageSection>
    </PlatformFrame>
  );
}

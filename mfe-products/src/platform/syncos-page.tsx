import { fleetVda5050Versions } from 'shared-config/robots/vda-5050';
import { site } from 'shared-config/site';
import { PageSection } from 'shared-ui/page/page-section';
import { CalculatorLinks } from '../calculators/calculator-links';
import { ArchitectureDiagram } from './architecture-diagram';
import { MissionPlayer } from './mission-walkthrough/mission-player';
import { PlatformFrame, PointList } from './platform-frame';

/** The orchestration platform (specification §2). */
export default function SyncosPage() {
  return (
    <PlatformFrame
      software="syncos"
      title={site.platformName}
      heading={`${site.platformName} runs the plant as one`}
      lead="No-code, vendor-agnostic orchestration: robots, machines, doors and software of any brand in one mission."
      screen={<MissionPlayer />}
      start={{
        title: 'See it on your own route',
        text: 'Bring one route that causes trouble. We draw it, list what has to be connected, and calculate the result.',
      }}
      questions={[
        {
          question: 'What does no-code mean here?',
          answer:
            'Missions are built from steps on a screen: wait for a signal, fetch, bring, open a door. The people who know the process build and change them.',
        },
        {
          question: 'What does vendor-agnostic mean?',
          answer: `Robots and machines of other brands are treated like our own. Fleets that speak VDA 5050, version ${fleetVda5050Versions}, connect through it, others through their own interface.`,
        },
        {
          question: `Where does ${site.platformName} run?`,
          answer:
            'On premises: on a server in the network of your plant, yours or rented, so that robots, doors and machines need no internet. Its size, operating system and whether it may be virtual are in the offer; a cloud service is not offered.',
        },
        {
          question: 'How is it licensed, and what does it cost?',
          answer:
            'The licence model and its price are in the offer, and so is what still runs when a licence ends. The mission editor and its simulation need no licence of their own, and security updates are free.',
        },
        {
          question: 'Where do we start?',
          answer:
            'With the one route that causes the most trouble. We map, connect and run it; the next route uses the same map and connections.',
        },
      ]}
    >
      <PageSection id="parts" title="Two parts, and what they connect">
        <ArchitectureDiagram />
      </PageSection>
      <PageSection id="promise" title="What you no longer have to deal with" layout="beside" level="chapter">
        <PointList
          points={[
            {
              title: 'Stuffy interfaces',
              text: 'One map, one list of missions, and the terms used on the shop floor.',
            },
            {
              title: 'Vendor lock-in',
              text: 'A robot of another brand can take over a route that is already drawn.',
            },
            {
              title: 'Hassle',
              text: 'A change is live once it is saved. Steps that would fail are marked before that.',
            },
          ]}
        />
      </PageSection>
      <CalculatorLinks />
    </PlatformFrame>
  );
}

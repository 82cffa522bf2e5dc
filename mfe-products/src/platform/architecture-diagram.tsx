import { Link } from 'react-router-dom';
import { site } from 'shared-config/site';
import styles from './architecture-diagram.module.css';

type Neighbour = { name: string; what: string; protocols: readonly string[] };

const above: readonly Neighbour[] = [
  { name: 'Business systems', what: 'WMS, ERP, MES', protocols: ['REST', 'files', 'database views'] },
  { name: 'People on the floor', what: 'Calls and confirmations', protocols: ['tablets', 'buttons', 'scanners'] },
  { name: 'Control room', what: 'Operators, planners, administrators', protocols: ['web browser'] },
];

const below: readonly Neighbour[] = [
  {
    name: 'The plant',
    what: 'PLCs and machines, conveyors, doors, lifts',
    protocols: ['OPC UA', 'digital signals', 'industrial networks'],
  },
  {
    name: 'Fleets of other brands',
    what: 'Each with software of its own',
    protocols: ['the fleet’s own interface'],
  },
  {
    name: 'Robots of any brand',
    what: `${site.robotLineName} robots, and others that support VDA 5050`,
    protocols: ['VDA 5050', 'MQTT'],
  },
];

/** The connections: between the two parts of the platform, their neighbours, and the protocols between. */
export function ArchitectureDiagram() {
  return (
    <div className={styles.diagram}>
      <Neighbours label="Above the platform" neighbours={above} />
      <div className={styles.platform}>
        <p className={styles.platformName}>{site.platformName}</p>
        <PlatformPart
          name="Integrator"
          path="/products/integrator"
          text="Connects what is in the plant: controllers, conveyors, doors, lifts, other fleets and planning systems."
          className={styles.integrator}
        />
        <p className={styles.between}>
          <span>missions</span> <span aria-hidden="true">⇄</span> <span>states</span>
        </p>
        <PlatformPart
          name="Fleet Manager"
          path="/products/fleet-manager"
          text="Runs all robots: map, traffic, missions, charging, roles and analytics."
        />
      </div>
      <Neighbours label="Below the platform" neighbours={below} isBelow />
    </div>
  );
}

type NeighboursProps = { label: string; neighbours: readonly Neighbour[]; isBelow?: boolean };

function Neighbours({ label, neighbours, isBelow = false }: NeighboursProps) {
  return (
    <ul className={`${styles.neighbours} ${isBelow ? styles.below : ''}`} aria-label={label}>
      {neighbours.map(({ name, what, protocols }) => (
        <li key={name} className={styles.neighbour}>
          <div className={styles.box}>
            <p className={styles.name}>{name}</p>
            <p className={styles.what}>{what}</p>
          </div>
          <p className={styles.line}>
            {protocols.map((protocol) => (
              <span key={protocol}>{protocol} </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

type PlatformPartProps = { name: string; path: string; text: string; className?: string | undefined };

function PlatformPart({ name, path, text, className }: PlatformPartProps) {
  return (
    <div className={`${styles.part} ${className ?? ''}`}>
      <h3 className={styles.partName}>
        <Link to={path}>{name}</Link>
      </h3>
      <p className={styles.what}>{text}</p>
    </div>
  );
}

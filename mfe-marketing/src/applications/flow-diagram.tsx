import { plantDrawing } from 'shared-config/media/plant-drawing';
import { robotNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import type { Flow, FlowMove, FlowPlace } from '../lists/application';
import styles from './flow-diagram.module.css';
import { FlowPlan } from './flow-plan';

/** The flow, and the part of the platform that hears from its places and sends the robots. */
type FlowDiagramProps = { flow: Flow; software: string };

/**
 * The way of the goods through a plant, drawn from data: places with what they tell the platform, and between them the
 * robots with what they carry. It is a list, read out as "Dock: lorry is unloaded. Fork takes pallets to the next place",
 * and stands upright on narrow screens.
 */
export function FlowDiagram({ flow: { places, back }, software }: FlowDiagramProps) {
  return (
    <figure className={styles.diagram}>
      <figcaption className={styles.software}>
        <strong>{software}</strong> receives every signal and sends every robot
      </figcaption>
      <ol className={styles.places}>
        {places.map((place) => (
          <li key={place.name} className={place.next ? styles.leg : undefined}>
            <Place {...place} />
            {place.next && <Move {...place.next} />}
          </li>
        ))}
      </ol>
      {back && (
        <p className={styles.back}>
          <span className={styles.backText}>
            <strong>
              {site.robotLineName} {robotNames[back.robot]}
            </strong>{' '}
            brings back {back.load}
          </span>
        </p>
      )}
      <FlowPlan places={places} />
    </figure>
  );
}

function Place({ name, kind, signal }: FlowPlace) {
  return (
    <div className={styles.place}>
      <svg className={styles.placeDrawing} viewBox="0 0 120 80" aria-hidden="true">
        <use href={`${plantDrawing}#place-${kind}`} />
      </svg>
      <p>
        <strong className={styles.name}>{name}</strong>
        <span className="visually-hidden">: </span>
        <span className={styles.signal}>{signal}</span>
        <span className="visually-hidden">.</span>
      </p>
    </div>
  );
}

function Move({ robot, load }: FlowMove) {
  return (
    <div className={styles.move}>
      <svg className={styles.robotDrawing} viewBox="0 0 80 48" aria-hidden="true">
        <use href={`${plantDrawing}#robot-${robot}`} />
      </svg>
      <p className={styles.moveText}>
        <strong>{robotNames[robot]}</strong>
        <span className="visually-hidden"> takes </span>
        <span className={styles.load}>{load}</span>
        <span className="visually-hidden"> to the next station.</span>
      </p>
    </div>
  );
}

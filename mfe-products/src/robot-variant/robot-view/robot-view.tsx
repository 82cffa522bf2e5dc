import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { robotPictures } from 'shared-config/media/robot-pictures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { Picture } from 'shared-ui/picture';
import { robotMedia } from '../../robots/robot-media';
import { MovingRobotPicture, robotPictureClass } from '../../robots/robot-picture';
import styles from './robot-view.module.css';
import type { ShownModel } from './show-model';

type RobotViewProps = { name: RobotVariantName; heading: string };

type View = 'picture' | 'model' | 'no-model';

/** A robot's studio picture, and in its place, when asked for and where there is WebGL, a model that the visitor turns. */
export function RobotView({ name, heading }: RobotViewProps) {
  const [view, setView] = useState<View>('picture');
  return (
    <figure className={styles.robotView}>
      <div className={styles.frame}>
        {view === 'model' ? (
          <RobotModel name={heading} address={robotMedia[name].model.glb} onFailure={() => setView('no-model')} />
        ) : (
          <MovingRobotPicture name={name}>
            <Picture
              file={robotPictures[name]}
              className={robotPictureClass}
              sizes="(width >= 1408px) 840px, (width >= 1024px) 66vw, calc(100vw - 2.5rem)"
              loading="eager"
            />
          </MovingRobotPicture>
        )}
      </div>
      <div className={styles.choices}>
        {view === 'picture' && (
          <button type="button" className={styles.choice} onClick={() => setView('model')}>
            View in 3D
          </button>
        )}
        {view === 'model' && (
          <button type="button" className={styles.choice} onClick={() => setView('picture')}>
            Back to the picture
          </button>
        )}
      </div>
      <p className={styles.message} role="status">
        {view === 'no-model' && 'The 3D view is not available in this browser, so this is the picture again.'}
      </p>
    </figure>
  );
}

type RobotModelProps = { name: string; address: string; onFailure: () => void };

const label = (name: string) => `3D model: ${name}. Arrow keys turn it, plus and minus zoom.`;

function RobotModel({ name, address, onFailure }: RobotModelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownModel>();
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    let removed = false;
    let model: ShownModel | undefined;
    const show = async () => {
      if (!place.current) return;
      try {
        const { showModel } = await import('./show-model');
        model = await showModel(place.current, address, label(name));
        if (removed) model.remove();
        else setShown(model);
      } catch (error) {
        console.warn(`The 3D model ${address} is not shown:`, error);
        if (!removed) reportFailure();
      }
    };
    show();
    return () => {
      removed = true;
      model?.remove();
    };
  }, [address, name]);

  return (
    <>
      <div ref={place} className={styles.model} />
      {shown ? (
        <div className={styles.controls}>
          <button type="button" aria-label="Turn left" onClick={() => shown.turn(-30, 0)}>
            ↺
          </button>
          <button type="button" aria-label="Turn right" onClick={() => shown.turn(30, 0)}>
            ↻
          </button>
          <button type="button" aria-label="Zoom in" onClick={() => shown.zoom(1.25)}>
            +
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => shown.zoom(0.8)}>
            −
          </button>
        </div>
      ) : (
        <p className={styles.loading} role="status">
          Loading the 3D model…
        </p>
      )}
    </>
  );
}

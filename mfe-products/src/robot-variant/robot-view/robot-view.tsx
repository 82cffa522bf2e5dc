import { Picture } from 'kit/page/picture';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { robotPictures } from 'shared-config/media/robot-pictures';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { robotMedia } from '../../robots/robot-media';
import { MovingRobotPicture, robotPictureClass } from '../../robots/robot-picture';
import styles from './robot-view.module.css';
import type { ShownModel } from './show-model';
import { startQuietly } from './start-quietly';
import { studioViews } from './studio-views';

type RobotViewProps = { name: RobotVariantName; heading: string };

/** The messages about a model that was asked for. One that comes by itself says nothing. */
const messages = {
  none: '',
  loading: 'Loading the 3D model…',
  failed: 'The 3D view is not available in this browser, so this is the picture.',
};

/**
 * A robot's studio picture, and a model that the visitor turns, seen from where the picture is taken. The model takes the
 * picture's place by itself where that disturbs nobody, and stands still; elsewhere when it is asked for.
 */
export function RobotView({ name, heading }: RobotViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement>();
  const [model, setModel] = useState<ShownModel>();
  const [isTurning, setIsTurning] = useState(false);
  const [message, setMessage] = useState<keyof typeof messages>('none');
  const isAsked = message === 'loading';

  const takeAway = (said: keyof typeof messages = 'none') => {
    setCanvas(undefined);
    setMessage(said);
  };
  const onShown = useEffectEvent((shown: ShownModel) => {
    setModel(shown);
    setMessage('none');
    // A visitor who has asked for the model sees that it can be turned.
    setIsTurning(isAsked && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  });
  const onFailure = useEffectEvent((error: unknown) => {
    console.warn(`The 3D model ${robotMedia[name].model.glb} is not shown:`, error);
    takeAway(isAsked ? 'failed' : 'none');
  });

  useEffect(
    () => (place.current ? startQuietly(place.current, (ready) => setCanvas((asked) => asked ?? ready)) : undefined),
    [],
  );

  useEffect(() => {
    if (!canvas) return;
    let removed = false;
    let shown: ShownModel | undefined;
    const show = async () => {
      try {
        const { showModel } = await import('./show-model');
        if (removed || !place.current) return;
        shown = await showModel(place.current, {
          canvas,
          address: robotMedia[name].model.glb,
          label: `3D model: ${heading}. Arrow keys turn it, plus and minus zoom.`,
          view: studioViews[name],
          onLost: () => takeAway(),
        });
        if (removed) shown.remove();
        else onShown(shown);
      } catch (error) {
        if (!removed) onFailure(error);
      }
    };
    void show();
    return () => {
      removed = true;
      shown?.remove();
      setModel(undefined);
      setIsTurning(false);
    };
  }, [canvas, name, heading]);

  useEffect(() => (isTurning ? model?.spin(() => setIsTurning(false)) : undefined), [model, isTurning]);

  const ask = () => {
    setMessage('loading');
    setCanvas((ready) => ready ?? document.createElement('canvas'));
  };
  return (
    <figure className={styles.robotView}>
      <MovingRobotPicture name={name}>
        <div className={model ? `${styles.frame} ${styles.hasModel}` : styles.frame}>
          <Picture
            file={robotPictures[name]}
            className={robotPictureClass}
            sizes="(width >= 1408px) 840px, (width >= 1024px) 62vw, calc(100vw - 2.5rem)"
            loading="eager"
          />
          <div ref={place} className={styles.model} />
        </div>
      </MovingRobotPicture>
      <div className={styles.controls}>
        {/* One button, so that it keeps the focus whatever it does next. */}
        {message !== 'failed' && (
          <button type="button" className={styles.control} onClick={model ? () => setIsTurning(!isTurning) : ask}>
            {model ? (isTurning ? 'Stop' : 'Turn') : 'View in 3D'}
          </button>
        )}
        {model && (
          <>
            <button type="button" className={styles.control} aria-label="Zoom in" onClick={() => model.zoom(1.25)}>
              +
            </button>
            <button type="button" className={styles.control} aria-label="Zoom out" onClick={() => model.zoom(0.8)}>
              −
            </button>
          </>
        )}
        {(model || isAsked) && (
          <button type="button" className={styles.control} aria-label="Back to the picture" onClick={() => takeAway()}>
            ×
          </button>
        )}
      </div>
      <p className={styles.message} role="status">
        {messages[message]}
      </p>
    </figure>
  );
}

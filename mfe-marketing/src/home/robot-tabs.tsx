import { Picture } from 'kit/page/picture';
import { useCollapseUnseen } from 'kit/page/use-collapse-unseen';
import { useId, useRef, useState } from 'react';
import { robotPictures } from 'shared-config/media/robot-pictures';
import { homeTabFigures } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { moveBetweenTabs } from 'shared-ui/move-between-tabs';
import { useFormatFigure } from 'shared-ui/units/use-units';
import { cutSummary } from './cut-summary';
import { robotSummaries } from './home-lists.content';
import styles from './robot-tabs.module.css';

/**
 * The robot line as tabs with the figures of the home page (specification §2, §9). The prerendered page has all panels
 * in a row that is swiped through, as high as one; once hydrated, they collapse to one where the visitor does not see it.
 */
export function RobotTabs() {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isCollapsed, collapse] = useCollapseUnseen(list);
  const select = (index: number) => {
    collapse();
    setSelected(index);
  };

  return (
    <div>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={`${site.robotLineName} robots`}
        onKeyDown={(event) => moveBetweenTabs(event, select)}
      >
        {robotVariantNames.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(index)}
          >
            <strong>{robotNames[name]}</strong>
            <span>{cutSummary(robotSummaries[name])}</span>
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {robotVariantNames.map((name, index) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-${name}-panel`}
            aria-labelledby={`${id}-${name}`}
            className={styles.panel}
            hidden={isCollapsed && index !== selected}
          >
            <RobotPanel name={name} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A robot's picture, its figures, and the way to its page. */
function RobotPanel({ name }: { name: RobotVariantName }) {
  const format = useFormatFigure();
  const { payload, speed, runTime, chargeTime } = homeTabFigures(name);
  const figures = [
    ['Payload', payload],
    ['Speed', speed],
    ['Run time', runTime],
    ['Charge time', chargeTime],
  ] as const;
  return (
    <>
      <Picture
        file={robotPictures[name]}
        alt=""
        sizes="(width >= 1024px) 48rem, calc(100vw - 2.5rem)"
        maxWidth={1200}
      />
      <div>
        <dl className={styles.figures}>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format(figure)}</dd>
            </div>
          ))}
        </dl>
        <CallToAction to={robotPath(name)} inverted>
          {`${site.robotLineName} ${robotNames[name]}`}
        </CallToAction>
      </div>
    </>
  );
}

import { useId, useRef, useState } from 'react';
import {
  robotAgvTugger,
  robotCounterBalance,
  robotDualConveyor,
  robotFork,
  robotLifter,
  robotSingleConveyor,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import { formatFigure } from 'shared-config/robots/format-figure';
import { homeTabFigures } from 'shared-config/robots/robot-figures';
import { type RobotVariantName, robotNames, robotPath, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { moveBetweenTabs } from 'shared-ui/move-between-tabs';
import { Picture } from 'shared-ui/picture';
import { useCollapseUnseen } from 'shared-ui/use-collapse-unseen';
import styles from './robot-tabs.module.css';

const tabs: Readonly<Record<RobotVariantName, { image: PictureFile; summary: string }>> = {
  lifter: { image: robotLifter, summary: 'Drives under racks and pallets and lifts payloads up to 1.5 tons.' },
  singleConveyor: {
    image: robotSingleConveyor,
    summary: 'Joins conveyors with a roller deck where no conveyor could stand.',
  },
  dualConveyor: {
    image: robotDualConveyor,
    summary: 'Delivers and collects in one stop, on two roller decks side by side.',
  },
  fork: { image: robotFork, summary: 'Takes pallets from the floor and sets them down where they are needed.' },
  agvTugger: {
    image: robotAgvTugger,
    summary: 'Pulls a train of trailers along its route, shift after shift, on schedule.',
  },
  counterBalance: {
    image: robotCounterBalance,
    summary: 'Stacks loads into racks from the front, with its weight behind the mast.',
  },
};

/** Characters of a summary that a tab shows (specification §9). */
const summaryLength = 40;

/** A summary as the tabs show it: cut, with an ellipsis. */
export const cutSummary = (summary: string) => `${summary.slice(0, summaryLength)}…`;

/**
 * The robot line as tabs with the figures of the home page (specification §2, §9). The prerendered page shows all panels
 * below each other; once hydrated, they collapse to one where the visitor does not see it.
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
    <div className={styles.robotTabs}>
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
            <span className={styles.summary}>{cutSummary(tabs[name].summary)}</span>
          </button>
        ))}
      </div>
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
  );
}

/** A robot's picture, its figures, and the way to its page. */
function RobotPanel({ name }: { name: RobotVariantName }) {
  const { payload, speed, runTime, chargeTime } = homeTabFigures(name);
  const figures = [
    ['Payload', payload],
    ['Speed', speed],
    ['Run time', runTime],
    ['Charge time', chargeTime],
  ] as const;
  return (
    <>
      <Picture file={tabs[name].image} className={styles.image} sizes="(width >= 1024px) 36rem, calc(100vw - 2.5rem)" />
      <div>
        <dl className={styles.figures}>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatFigure(figure)}</dd>
            </div>
          ))}
        </dl>
        <CallToAction to={robotPath(name)} inverted>
          {site.robotLineName} {robotNames[name]}
        </CallToAction>
      </div>
    </>
  );
}

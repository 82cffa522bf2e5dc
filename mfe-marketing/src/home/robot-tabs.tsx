import { type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  robotAgvTugger,
  robotCounterBalance,
  robotDualConveyor,
  robotFork,
  robotLifter,
  robotSingleConveyor,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import {
  figureAt,
  type RobotVariantName,
  robotAddress,
  robotFigures,
  robotNames,
  robotVariantNames,
} from 'shared-config/robots';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { Picture } from 'shared-ui/picture';
import { useFolded } from 'shared-ui/use-folded';
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

/** The robot line as tabs with the figures of the home page (specification §2, §9). Until the script is there, and nobody sees the page move, all panels stand below each other. */
export function RobotTabs() {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isFolded, fold] = useFolded(list);

  const choose = (index: number) => {
    fold();
    setSelected(index);
  };
  const select = (index: number) => {
    const next = (index + robotVariantNames.length) % robotVariantNames.length;
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const target = { ArrowRight: selected + 1, ArrowLeft: selected - 1, Home: 0, End: robotVariantNames.length - 1 }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={styles.robotTabs}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={`${site.robotLineName} robots`}
        onKeyDown={move}
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
            onClick={() => choose(index)}
          >
            <strong>{robotNames[name]}</strong>
            <span className={styles.summary}>{cutSummary(tabs[name].summary)}</span>
          </button>
        ))}
      </div>
      {robotVariantNames.map((name, index) => {
        const figures = robotFigures[name];
        return (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-${name}-panel`}
            aria-labelledby={`${id}-${name}`}
            className={styles.panel}
            hidden={isFolded && index !== selected}
          >
            <Picture
              file={tabs[name].image}
              className={styles.image}
              sizes="(width >= 1024px) 36rem, calc(100vw - 2.5rem)"
            />
            <div>
              <dl className={styles.figures}>
                <div>
                  <dt>Payload</dt>
                  <dd>{figures.payload}</dd>
                </div>
                <div>
                  <dt>Speed</dt>
                  <dd>{figureAt(figures.speed, 'homeTab')}</dd>
                </div>
                <div>
                  <dt>Run time</dt>
                  <dd>{figures.runTime}</dd>
                </div>
                <div>
                  <dt>Charge time</dt>
                  <dd>{figureAt(figures.chargeTime, 'homeTab')}</dd>
                </div>
              </dl>
              <CallToAction to={robotAddress(name)} inverted>
                {site.robotLineName} {robotNames[name]}
              </CallToAction>
            </div>
          </div>
        );
      })}
    </div>
  );
}

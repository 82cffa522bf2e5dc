import { useMediaQuery } from 'kit/page/use-media-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { site } from 'shared-config/site';
import { CallToAction } from 'shared-ui/call-to-action';
import { BlockPanel } from './block-panel';
import { checkMission } from './check-mission';
import { blockKindNames, blockKinds, exampleMissions } from './mission';
import { MissionCanvas } from './mission-canvas';
import styles from './mission-editor.module.css';
import { MissionRun } from './mission-run';
import { useMission } from './use-mission';

/** The mission editor, which takes the focus where a press has opened it: the plant in which the mission runs, the blocks to choose from, the blocks on their grid, and the chosen one. */
export function MissionEditor({ takesFocus }: { takesFocus: boolean }) {
  const [edit, act] = useMission();
  const region = useRef<HTMLDivElement>(null);
  const { mission, past, future, chosen, message } = edit;
  const problems = checkMission(mission);
  const block = mission.blocks.find(({ id }) => id === chosen);
  const isList = useMediaQuery('(width < 768px)');
  /** Focuses the chosen block: a deleted block has no button to come back to. */
  const focusChosen = () =>
    requestAnimationFrame(() => region.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus());
  useEffect(() => {
    // The button that has opened it is gone.
    if (takesFocus) region.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    act({ type: event.shiftKey ? 'redo' : 'undo' });
    focusChosen();
  };
  const panel = block && (
    <BlockPanel
      key={block.id}
      block={block}
      blocks={mission.blocks}
      act={act}
      onRemove={() => {
        act({ type: 'remove', block: block.id });
        focusChosen();
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo by keyboard from wherever the focus is
    <div ref={region} className={styles.editor} onKeyDown={onKeyDown}>
      <MissionRun mission={mission} isReady={problems.length === 0} act={act} />
      <div className={styles.toolbar}>
        <p className={styles.field}>
          <label htmlFor="mission-example">Start with</label>
          <select
            id="mission-example"
            value=""
            onChange={({ target }) => {
              const example = exampleMissions[Number(target.value)];
              if (example) act({ type: 'open', ...example });
            }}
          >
            <option value="">Choose an example</option>
            {exampleMissions.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <div className={styles.history}>
          <CallToAction inverted size="small" disabled={past.length === 0} onClick={() => act({ type: 'undo' })}>
            Undo
          </CallToAction>
          <CallToAction inverted size="small" disabled={future.length === 0} onClick={() => act({ type: 'redo' })}>
            Redo
          </CallToAction>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a set of buttons, not of fields */}
      <div className={styles.menu} role="group" aria-label="Add a block after the chosen one">
        {blockKindNames.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.add}
            onClick={() => {
              act({ type: 'add', kind });
              focusChosen();
            }}
          >
            {blockKinds[kind].name}
          </button>
        ))}
      </div>
      <div className={styles.workbench}>
        <MissionCanvas mission={mission} chosen={chosen} problems={problems} act={act} panel={isList && panel} />
        <div className={styles.side}>
          {problems.length > 0 && (
            <section className={styles.problems} aria-labelledby="mission-problems">
              <h3 id="mission-problems" className={styles.title}>
                Before it can run
              </h3>
              <ul>
                {problems.map(({ block: id, reason, remedy }) => (
                  <li key={reason}>
                    {id === null ? (
                      `${reason}. `
                    ) : (
                      <button
                        type="button"
                        className={styles.show}
                        onClick={() => {
                          act({ type: 'choose', block: id });
                          focusChosen();
                        }}
                      >
                        {reason}.
                      </button>
                    )}{' '}
                    {remedy}.
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!isList && panel}
        </div>
      </div>
      <p className={message.startsWith('The address') ? styles.note : 'visually-hidden'} role="status">
        {message}
        {message !== '' && problems.length > 0 && `. ${problems.length} to solve: ${problems[0]?.reason}`}
      </p>
      <p className={styles.keys}>
        Drag a block to move it, and the dot below it to connect it. By keyboard: arrow keys move the block in focus,
        Delete removes it, Ctrl+Z undoes; “Then” connects it. The address of this page contains your mission: copy it to
        share it. Simplified for this page: in {site.platformName} each wait also has a time limit, and says what
        happens then.
      </p>
    </div>
  );
}

import { CallToAction } from 'shared-ui/call-to-action';
import { plantPlaces } from 'shared-ui/plan/plant';
import { directions, type EditAction, moveBy } from './edit-mission';
import { type Block, blockKinds, rackSize } from './mission';
import styles from './mission-editor.module.css';
import { nameBlock } from './name-block';

type BlockPanelProps = {
  block: Block;
  blocks: readonly Block[];
  act: (action: EditAction) => void;
  onRemove: () => void;
};

/** The settings of the chosen block: its place or limit, what follows, where it lies. All of it by keyboard. */
export function BlockPanel({ block, blocks, act, onRemove }: BlockPanelProps) {
  const { places } = blockKinds[block.kind];
  return (
    <section className={styles.panel} aria-labelledby="chosen-block">
      <h3 id="chosen-block" className={styles.title}>
        {nameBlock(block)}
      </h3>
      {places.length > 0 && (
        <p className={styles.field}>
          <label htmlFor="block-place">{block.kind === 'signal' ? 'From' : 'Place'}</label>
          <select
            id="block-place"
            value={block.place}
            onChange={({ target }) => {
              const place = places.find((id) => id === target.value);
              if (place) act({ type: 'change', block: block.id, change: { place } });
            }}
          >
            {places.map((id) => (
              <option key={id} value={id}>
                {plantPlaces[id].name}
              </option>
            ))}
          </select>
        </p>
      )}
      {block.kind === 'stock' && (
        <p className={styles.field}>
          <label htmlFor="block-limit">Fewer pallets than</label>
          <input
            id="block-limit"
            type="number"
            min={0}
            max={rackSize}
            value={block.limit}
            onChange={({ target }) =>
              act({ type: 'change', block: block.id, change: { limit: wholeOf(target.value, rackSize) } })
            }
          />
        </p>
      )}
      <Follower label={block.kind === 'stock' ? 'Then, if yes' : 'Then'} branch="next" {...{ block, blocks, act }} />
      {block.kind === 'stock' && <Follower label="Else, if no" branch="otherwise" {...{ block, blocks, act }} />}
      <div className={styles.buttons}>
        {/* biome-ignore lint/a11y/useSemanticElements: a set of buttons, not of fields */}
        <div className={styles.arrows} role="group" aria-label="Move the block">
          {directions.map((direction) => (
            <button
              key={direction.key}
              type="button"
              className={styles.arrow}
              aria-label={`Move ${direction.name}`}
              onClick={() => act(moveBy(block, direction))}
            >
              {direction.sign}
            </button>
          ))}
        </div>
        <CallToAction inverted size="small" onClick={onRemove}>
          Delete
        </CallToAction>
      </div>
    </section>
  );
}

/** 0 to a maximum, whatever was typed. */
export const wholeOf = (text: string, max: number) => Math.min(max, Math.max(0, Math.round(Number(text)) || 0));

type FollowerProps = Omit<BlockPanelProps, 'onRemove'> & { label: string; branch: 'next' | 'otherwise' };

function Follower({ label, branch, block, blocks, act }: FollowerProps) {
  const id = `block-${branch}`;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={block[branch] ?? ''}
        onChange={({ target }) =>
          act({ type: 'connect', block: block.id, branch, to: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">the mission ends</option>
        {blocks
          .filter((other) => other !== block)
          .map((other) => (
            <option key={other.id} value={other.id}>
              {nameBlock(other)} (column {other.column + 1}, row {other.row + 1})
            </option>
          ))}
      </select>
    </p>
  );
}

import { useWords } from 'kit/page/contexts';
import type { Block } from '../../posts/block';
import { type NestedList, nestEntries } from '../../posts/nest-entries';
import { entriesOf } from '../../posts/read-block';
import styles from './block-view.module.css';
import { InlineRichText } from './rich-text';

/** A list as readers see it, with its lists inside of lists. */
export function ListView({ list }: { list: Extract<Block, { type: 'list' }> }) {
  const entries = entriesOf(list);
  if (entries) return <Lists lists={nestEntries(entries)} />;
  return (
    <ul className={styles.list}>
      {list.items.map((item, index) => (
        <li key={index} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Lists({ lists }: { lists: readonly NestedList[] }) {
  return lists.map(({ marker, start, items }, index) => {
    const rows = items.map(({ entry, lists: below }, place) => (
      <li key={place} dir="auto">
        {entry.marker === 'task' && <Box isDone={entry.isDone ?? false} />}
        <InlineRichText html={entry.text} />
        <Lists lists={below} />
      </li>
    ));
    return marker === 'number' ? (
      <ol key={index} className={styles.list} start={start}>
        {rows}
      </ol>
    ) : (
      <ul key={index} className={styles.list} data-marker={marker}>
        {rows}
      </ul>
    );
  });
}

/** Whether a task is done, for eyes and for ears. */
function Box({ isDone }: { isDone: boolean }) {
  const { done, toDo } = useWords().post;
  return (
    <>
      <span className={styles.box} aria-hidden="true">
        {isDone ? '☑' : '☐'}
      </span>
      {/* Of no weight in the direction of the item. */}
      <span className="visually-hidden" dir="ltr">
        {isDone ? done : toDo}
      </span>
    </>
  );
}

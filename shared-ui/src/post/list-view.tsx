import { type Block, entriesOf, type ListEntry } from 'shared-config/posts/block';
import styles from './block-view.module.css';
import { InlineRichText } from './rich-text';

/** A list as readers see it, with its lists inside of lists. */
export function ListView({ list }: { list: Extract<Block, { type: 'list' }> }) {
  const entries = entriesOf(list);
  if (!entries) {
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
  return <NestedLists entries={entries} />;
}

/** Entries that follow each other, the first of which has the lowest level: a new list begins where the marker changes. */
function NestedLists({ entries }: { entries: readonly ListEntry[] }) {
  return splitAt(entries, (entry, [first]) => entry.level <= first.level && entry.marker !== first.marker).map(
    (list, index) => {
      const [first] = list;
      const items = splitAt(list, (entry) => entry.level <= first.level).map((item, place) => (
        <Item key={place} entries={item} />
      ));
      return first.marker === 'number' ? (
        <ol key={index} className={styles.list} start={first.start}>
          {items}
        </ol>
      ) : (
        <ul key={index} className={styles.list} data-marker={first.marker}>
          {items}
        </ul>
      );
    },
  );
}

type Group = [ListEntry, ...ListEntry[]];

function Item({ entries: [entry, ...below] }: { entries: Group }) {
  return (
    <li dir="auto">
      {entry.marker === 'task' && (
        <>
          <span className={styles.box} aria-hidden="true">
            {entry.isDone ? '☑' : '☐'}
          </span>
          <span className="visually-hidden">{entry.isDone ? 'Done: ' : 'To do: '}</span>
        </>
      )}
      <InlineRichText html={entry.text} />
      {below.length > 0 && <NestedLists entries={below} />}
    </li>
  );
}

/** Entries in groups; a group ends where an entry begins another one. */
function splitAt(entries: readonly ListEntry[], begins: (entry: ListEntry, group: Group) => boolean): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (!group || begins(entry, group)) groups.push([entry]);
    else group.push(entry);
  }
  return groups;
}

import { SelectField, TextField } from 'kit/page/forms/form-field';
import type { StoredPost } from '../posts/stored-post';
import { countValues, type ListView, sortings, statuses } from './filter-posts';
import styles from './list-tools.module.css';

/** The view of the list, and a change of it. */
type ListToolsProps = {
  posts: readonly StoredPost[];
  view: ListView;
  found: number;
  onChange: (part: Partial<ListView>) => void;
};

/** Search, filters and sorting of the list, and the number of posts found. */
export function ListTools({ posts, view, found, onChange }: ListToolsProps) {
  const tags = countValues(posts, 'tag');
  return (
    <search className={styles.tools}>
      <TextField
        label="Search posts"
        name="query"
        type="search"
        value={view.query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      <Choice
        label="Status"
        all={`All (${posts.length})`}
        options={Object.entries(statuses)}
        value={view.status}
        onChoose={(status) => onChange({ status: isStatus(status) ? status : '' })}
      />
      <Choice
        label="Author"
        all={`All (${posts.length})`}
        options={countValues(posts, 'author').map(([name, count]) => [name, `${name} (${count})`])}
        value={view.author}
        onChoose={(author) => onChange({ author })}
      />
      <Choice
        label="Category"
        all={`All (${posts.length})`}
        options={countValues(posts, 'category').map(([name, count]) => [name, `${name} (${count})`])}
        value={view.category}
        onChoose={(category) => onChange({ category })}
      />
      {tags.length > 0 && (
        <Choice
          label="Tag"
          all={`All (${posts.length})`}
          options={tags.map(([name, count]) => [name, `${name} (${count})`])}
          value={view.tag}
          onChoose={(tag) => onChange({ tag })}
        />
      )}
      <Choice
        label="Sort"
        options={Object.entries(sortings)}
        value={view.sorting}
        onChoose={(sorting) => {
          if (isSorting(sorting)) onChange({ sorting });
        }}
      />
      <p className={styles.count} role="status">
        {found === posts.length ? '' : `${found} of `}
        {posts.length} {posts.length === 1 ? 'post' : 'posts'}
      </p>
    </search>
  );
}

const isStatus = (value: string): value is keyof typeof statuses => Object.hasOwn(statuses, value);
const isSorting = (value: string): value is keyof typeof sortings => Object.hasOwn(sortings, value);

type ChoiceProps = {
  label: string;
  /** Name of the choice of all posts; absent where one of the options is always chosen. */
  all?: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChoose: (value: string) => void;
};

function Choice({ label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      name={label.toLowerCase()}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

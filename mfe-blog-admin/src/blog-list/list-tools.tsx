import { SelectField, TextField } from 'shared-ui/forms/form-field';
import type { StoredPost } from '../posts/stored-post';
import { countCategories, type ListView, sortings } from './filter-posts';
import styles from './list-tools.module.css';

/** The view of the list, and a change of it. */
type ListToolsProps = {
  posts: readonly StoredPost[];
  view: ListView;
  found: number;
  onChange: (part: Partial<ListView>) => void;
};

/** Search, category and sorting of the list, and the number of posts found. */
export function ListTools({ posts, view, found, onChange }: ListToolsProps) {
  return (
    <search className={styles.tools}>
      <TextField
        label="Search posts"
        name="query"
        type="search"
        value={view.query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      <SelectField
        label="Category"
        name="category"
        value={view.category}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">All ({posts.length})</option>
        {countCategories(posts).map(([category, count]) => (
          <option key={category} value={category}>
            {category} ({count})
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sort"
        name="sorting"
        value={view.sorting}
        onChange={({ target }) => {
          const sorting = (['newest', 'oldest', 'title'] as const).find((one) => one === target.value);
          if (sorting) onChange({ sorting });
        }}
      >
        {Object.entries(sortings).map(([sorting, label]) => (
          <option key={sorting} value={sorting}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className={styles.count} role="status">
        {found === posts.length ? '' : `${found} of `}
        {posts.length} {posts.length === 1 ? 'post' : 'posts'}
      </p>
    </search>
  );
}

import { TextAreaField, TextField } from 'shared-ui/forms/form-field';
import type { EditableBlock, EditableType } from '../posts/draft-blocks';
import { type DraftBlock, typeNameOf, type UnknownBlock } from '../posts/draft-blocks';
import type { PastedBlocks } from '../rich-text/read-pasted-blocks';
import { RichTextField } from '../rich-text/rich-text-field';
import styles from './block-editor.module.css';
import { selectDefaultText } from './select-default-text';

/** A block to edit. */
type BlockEditorProps = {
  block: DraftBlock;
  /** Its type and place, such as 'Heading, block 2'. */
  label: string;
  /** Whether it is the paragraph being edited. */
  isEditing: boolean;
  /** It became the paragraph being edited. */
  onEdit: () => void;
  onChange: (block: DraftBlock) => void;
  /** Another type was chosen, by typing `/` and its name. */
  onConvert: (type: EditableType) => void;
  /** More than a piece of a paragraph was pasted into it. */
  onPaste: (pasted: PastedBlocks) => void;
};

/** The fields of a block: rich text for a paragraph, text inputs for the others (specification §2). */
export function BlockEditor({ block, label, isEditing, onEdit, onChange, onConvert, onPaste }: BlockEditorProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <RichTextField
          label={label}
          html={block.content}
          isEditing={isEditing}
          onEdit={onEdit}
          onChange={(content) => onChange({ ...block, content })}
          onConvert={onConvert}
          onPaste={onPaste}
        />
      );
    case 'heading':
    case 'subheading':
      return <TextField label={label} {...contentProps(block, onChange)} />;
    case 'callout':
      return <TextAreaField label={label} rows={2} {...contentProps(block, onChange)} />;
    case 'cta':
      return (
        <>
          <TextAreaField label={label} rows={2} {...contentProps(block, onChange)} />
          <TextField
            label={`${label}: email`}
            name={`block-${block.id}-email`}
            type="email"
            value={block.email}
            {...selectDefaultText}
            onChange={({ target }) => onChange({ ...block, email: target.value })}
          />
        </>
      );
    case 'list':
      return <ListItems block={block} label={label} onChange={onChange} />;
    case 'unknown':
      return <StoredBlock block={block} />;
  }
}

const contentProps = (block: EditableBlock, onChange: BlockEditorProps['onChange']) => ({
  name: `block-${block.id}`,
  value: block.content,
  dir: 'auto',
  ...selectDefaultText,
  onChange: ({ target }: { target: { value: string } }) => onChange({ ...block, content: target.value }),
});

/** A block that this tool cannot edit, as it is stored. */
function StoredBlock({ block }: { block: UnknownBlock }) {
  const type = typeNameOf(block.stored);
  return (
    <details className={styles.stored}>
      <summary>
        This block{type && ` of the type “${type}”`} cannot be edited here. It is kept as stored, and readers do not see
        the post while it contains this block.
      </summary>
      <pre className={styles.source}>{JSON.stringify(block.stored, null, 2)}</pre>
    </details>
  );
}

function ListItems({
  block,
  label,
  onChange,
}: Pick<BlockEditorProps, 'label' | 'onChange'> & { block: Extract<EditableBlock, { type: 'list' }> }) {
  const { items } = block;
  return (
    <>
      {items.map((item, index) => (
        <div
          key={index}
          className={styles.item}
          data-item={index}
          data-last-box={index === items.length - 1 ? '' : undefined}
        >
          <TextField
            label={`${label}, item ${index + 1}`}
            name={`block-${block.id}-item-${index}`}
            value={item}
            dir="auto"
            {...selectDefaultText}
            onChange={({ target }) => onChange({ ...block, items: items.with(index, target.value) })}
          />
          <button
            type="button"
            className={styles.tool}
            disabled={items.length === 1}
            onClick={() => onChange({ ...block, items: items.toSpliced(index, 1) })}
          >
            Remove<span className="visually-hidden"> item {index + 1}</span>
          </button>
        </div>
      ))}
      <button
        type="button"
        className={styles.tool}
        onClick={() => onChange({ ...block, items: [...items, 'New list item'] })}
      >
        Add item
      </button>
    </>
  );
}

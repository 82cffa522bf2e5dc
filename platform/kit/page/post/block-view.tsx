import { useWords } from 'kit/page/contexts';
import { type ComponentType, memo } from 'react';
import type { PictureFile } from '../../media/media-file';
import type { Block } from '../../posts/block';
import { footnoteId } from '../../posts/footnote-address';
import { mailAddress } from '../../posts/mail-address';
import { type PlainTextBlock, richTextOf } from '../../posts/read-block';
import styles from './block-view.module.css';
import { FileView } from './file-view';
import { ListView } from './list-view';
import { PictureView } from './picture-view';
import { InlineRichText, RichText } from './rich-text';
import { TableView } from './table-view';

/** Shows what a post embeds of its site; nothing where this release has no such thing. */
export type ShowEmbed = ComponentType<{ embed: Extract<Block, { type: 'embed' }> }>;

/** A block, the id by which links find it if it is a heading, the files of its picture or the address of its file if it has one, and the name of a table among the others. */
type BlockViewProps = {
  block: Block;
  anchor?: string | undefined;
  picture?: PictureFile | undefined;
  fileAddress?: string | undefined;
  tableName?: string | undefined;
  /** Without it, embeds are left out. */
  Embed?: ShowEmbed | undefined;
};

/**
 * A content block as readers see it, in the direction of its own script; rich text must be sanitised. The preview of a long
 * post is shown again while somebody types, with one block that is another.
 */
export const BlockView = memo(function BlockView({
  block,
  anchor,
  picture,
  fileAddress,
  tableName,
  Embed,
}: BlockViewProps) {
  const { linkTo } = useWords().post;
  switch (block.type) {
    case 'paragraph':
      return <RichText html={block.content} />;
    case 'heading':
    case 'subheading': {
      const Heading = block.type === 'heading' ? 'h2' : 'h3';
      return (
        <Heading id={anchor} dir="auto" className={styles[block.type]}>
          <MarkedText block={block} />
          {anchor && (
            <a className={styles.anchor} href={`#${anchor}`} aria-label={linkTo(block.content)}>
              #
            </a>
          )}
        </Heading>
      );
    }
    case 'list':
      return <ListView list={block} />;
    case 'callout':
      return (
        <p dir="auto" className={styles.callout}>
          <MarkedText block={block} />
        </p>
      );
    case 'cta':
      return (
        <p className={styles.callToAction}>
          <span dir="auto">
            <MarkedText block={block} />
          </span>
          <a className={styles.email} href={mailAddress(block.email)}>
            {block.email}
          </a>
        </p>
      );
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote dir="auto">
            <RichText html={block.content} />
          </blockquote>
          {block.source && <figcaption dir="auto">{block.source}</figcaption>}
        </figure>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys
        <pre className={styles.code} dir="ltr" tabIndex={0}>
          <code>{block.content}</code>
        </pre>
      );
    case 'table':
      return <TableView table={block} name={tableName} />;
    case 'divider':
      return <hr className={styles.divider} />;
    case 'embed':
      return Embed && <Embed embed={block} />;
    case 'footnote':
      return (
        <p id={footnoteId(block.name)} dir="auto" className={styles.footnote}>
          <sup>{block.name}</sup> <InlineRichText html={block.content} />
        </p>
      );
    case 'picture':
      return picture && <PictureView block={block} file={picture} />;
    case 'file':
      return <FileView block={block} address={fileAddress} />;
  }
});

function MarkedText({ block }: { block: PlainTextBlock }) {
  const html = richTextOf(block);
  return html === undefined ? block.content : <InlineRichText html={html} />;
}

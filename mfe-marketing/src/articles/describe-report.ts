import type { Datasheet, DatasheetBlock, DatasheetSection } from 'kit/contract/datasheet';
import type { Block } from 'kit/posts/block';
import { plainTextOf } from 'kit/posts/plain-text';
import { entriesOf } from 'kit/posts/read-block';
import { robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { site } from 'shared-config/site';
import { reportPdf } from '../lists/reports';
import type { ArticleHead } from './article-head';
import type { ArticleText } from './article-text';

/** A report as a PDF: the same text, tables and drawings as its page. */
export function describeReport(
  { slug, path, title, summary, date, author, role }: ArticleHead,
  text: ArticleText,
  picture: Datasheet['picture'],
): Datasheet {
  return {
    file: reportPdf(slug),
    kind: 'Report',
    title,
    subtitle: summary,
    version: '1.2',
    date,
    picture,
    figures: [],
    sections: [
      ...sectionsOf(text),
      {
        heading: 'Imprint',
        blocks: [
          { kind: 'text', text: `${author}${role ? `, ${role}` : ''}. Authors and plants are invented.` },
          { kind: 'link', text: 'This report on the web', url: `${site.origin}${path}` },
        ],
      },
    ],
  };
}

/** The chapters, each below its heading; content before the first has the summary's place. */
function sectionsOf({ content, drawings }: ArticleText): DatasheetSection[] {
  const sections: { heading: string; layout: 'stacked' | 'beside'; blocks: DatasheetBlock[] }[] = [
    { heading: 'What this is about', layout: 'beside', blocks: [] },
  ];
  for (const block of content) {
    if (block.type === 'heading') sections.push({ heading: block.content, layout: 'beside', blocks: [] });
    const section = sections.at(-1);
    section?.blocks.push(...blocksOf(block));
    for (const { after, drawing } of drawings) {
      if (after === block.id) section?.blocks.push({ kind: 'drawings', rows: [[drawing]] });
    }
    if (section && block.type === 'table' && isWide(block)) section.layout = 'stacked';
  }
  return sections;
}

/** Whether a table has no room beside its heading: many columns, or sentences in its last one. */
const isWide = ({ rows }: Extract<Block, { type: 'table' }>) =>
  rows.some(({ cells }) => cells.length > 3 || (cells.at(-1)?.length ?? 0) > 60);

/** A block of the blog tool as one of a PDF; marks are left out. */
function blocksOf(block: Block): DatasheetBlock[] {
  switch (block.type) {
    case 'heading':
    case 'divider':
    case 'picture':
    case 'file':
      return [];
    case 'paragraph':
      return [{ kind: 'text', text: plainTextOf(block.content) }];
    case 'footnote':
      return [{ kind: 'text', text: `${block.name}: ${plainTextOf(block.content)}` }];
    case 'subheading':
    case 'callout':
    case 'cta':
      return [{ kind: 'text', text: block.content }];
    case 'code':
      return block.content.split('\n').map((text) => ({ kind: 'text', text: text.replace(/ {2,}/g, ' ') }));
    case 'list': {
      const entries = entriesOf(block)?.map(({ text, marker }) => ({ text: plainTextOf(text), marker }));
      if (entries?.[0]?.marker === 'number') return [{ kind: 'steps', steps: entries.map(({ text }) => ({ text })) }];
      return [{ kind: 'list', items: entries?.map(({ text }) => text) ?? block.items }];
    }
    case 'quote':
      return [{ kind: 'quote', text: plainTextOf(block.content), by: block.source ?? '' }];
    case 'table': {
      const [columns = [], ...rows] = block.rows.map(({ cells }) => cells.map(plainTextOf));
      const table: DatasheetBlock = { kind: 'table', columns, rows };
      return block.caption ? [{ kind: 'text', text: block.caption }, table] : [table];
    }
    case 'embed': {
      const robot = robotVariantNames.find((name) => name === block.name);
      return robot ? [{ kind: 'text', text: `${site.robotLineName} ${robotNames[robot]}` }] : [];
    }
  }
}

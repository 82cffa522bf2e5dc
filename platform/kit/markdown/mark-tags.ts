import type { MarkdownIt } from 'markdown-it';

const tag = /<\/?(strong|em|s|u|code|br)>/y;

/**
 * Has a parser know the tags of marks, and that of a line break: Markdown has no mark for underlined words, none begins or ends between any
 * two characters, and a cell of a table is one line.
 */
export function addMarkTags(parser: MarkdownIt): MarkdownIt {
  parser.inline.ruler.before('autolink', 'mark tag', (state, isSilent) => {
    tag.lastIndex = state.pos;
    const [all = '', name = ''] = tag.exec(state.src) ?? [];
    if (all === '') return false;
    if (!isSilent && name === 'br') state.push('hardbreak', name, 0);
    // Whether they are balanced is seen when all of the text is read.
    else if (!isSilent) state.push('mark_tag', name, 0).markup = all;
    state.pos += all.length;
    return true;
  });
  return parser;
}

const marks = /^(#{1,6} |> |```|[-*+] \[[ xX]\] |\|?[ :]*-{3,}[ :]*\|)|\*\*[^*\n]+\*\*|~~[^~\n]+~~/m;

/** Whether a line has a link. Read from its middle: an expression would read the rest once for each bracket. */
function hasLink(line: string): boolean {
  const parts = line.split('](');
  const lastEnd = parts.findLastIndex((part) => part.includes(')'));
  return parts.some((address, index) => {
    const ahead = parts[index - 1];
    if (ahead === undefined || index > lastEnd || address.startsWith(')')) return false;
    const words = ahead.slice(ahead.lastIndexOf(']') + 1);
    return words.includes('[') && words.indexOf('[') < words.length - 1;
  });
}

/** One line with a number may be a date, and with a hyphen a remark: a list has two. */
const hasItems = (text: string) => (text.match(/^[^\S\n\r\u2028\u2029]*([-*+]|\d+[.)]) /gm)?.length ?? 0) > 1;

/** HTML in which a program has said what is what. Editors of programs copy lines in boxes, and files are shown in a `pre`. */
const told = /<(h[1-6]|p|ul|ol|li|table|a|b|strong|i|em)\b|<pre(?![^<>]*pre-wrap)/i;

/** Whether a paste is Markdown: its text looks like it, and its HTML, if there is any, says nothing else. */
export const isMarkdown = (html: string, text: string): boolean =>
  !told.test(html) && (marks.test(text) || text.split('\n').some(hasLink) || hasItems(text));

const marks =
  /^(#{1,6} |> |```|[-*+] \[[ xX]\] |\|?[ :]*-{3,}[ :]*\|)|\[[^\]\n]+\]\([^)\n]+\)|\*\*[^*\n]+\*\*|~~[^~\n]+~~/m;

/** One line with a number may be a date, and with a hyphen a remark: a list has two. */
const hasItems = (text: string) => (text.match(/^\s*([-*+]|\d+[.)]) /gm)?.length ?? 0) > 1;

/** HTML in which a program has said what is what. Editors of programs copy lines in boxes, and files are shown in a `pre`. */
const told = /<(h[1-6]|p|ul|ol|li|table|a|b|strong|i|em)\b|<pre(?![^>]*pre-wrap)/i;

/** Whether a paste is Markdown: its text looks like it, and its HTML, if there is any, says nothing else. */
export const isMarkdown = (html: string, text: string): boolean =>
  !told.test(html) && (marks.test(text) || hasItems(text));

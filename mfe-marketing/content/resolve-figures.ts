import { figures } from './figures';

/** A brace that a backslash makes one of the text, braces with nothing in them, a name in braces, or a brace that nothing closes. */
const brace = /\\\{|\{\}|\{(?:([^{}\n]+)\})?/g;

/** The part before the attributes of a block that Markdown has not, such as `::embed{kind=robot name=fork}`. */
const directiveStart = /^::[a-z]+(?:\[[^\]\n]*\])?$/;

/**
 * Puts the figures that a text refers to by `{name}` in their places, front matter and code included; `\{` is a brace of the text. Its
 * lines stay where they are.
 * @param file named in errors
 * @throws {Error} with the file, the line and the remedy, for a name that no figure has
 */
export const resolveFigures = (file: string, text: string): string =>
  text.replace(brace, (found: string, name: string | undefined, at: number) => {
    if (found === '\\{') return '{';
    // An empty list of fields in YAML.
    if (found === '{}') return found;
    const before = text.slice(0, at).split('\n');
    if (directiveStart.test(`${before.at(-1)}`)) return found;
    const figure = name === undefined ? undefined : figures.get(name);
    if (figure !== undefined) return figure;
    throw new Error(`${file}, line ${before.length}: ${describeMistake(name)}, or \\{ for a brace`);
  });

function describeMistake(name: string | undefined): string {
  if (name === undefined)
    return 'a brace that is not closed on its line. Write the name of a figure, such as {company}';
  const names = [...figures.keys()];
  const [robot] = name.split('.');
  const ofRobot = names.filter((one) => one.startsWith(`${robot}.`));
  const others = [...names.filter((one) => !one.includes('.')), 'fork.speed'];
  const known = ofRobot.length > 0 ? ofRobot : others;
  return `there is no figure "${name}". Write ${known.map((one) => `{${one}}`).join(', ')}`;
}

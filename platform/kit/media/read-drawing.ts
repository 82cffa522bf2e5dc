import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { describeIssue } from '../contract/describe-issue';
import { type Drawing, drawingSchema, type StrokeStyle } from '../contract/drawing';

type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string };

/**
 * Reads a drawing from an SVG file of lines and labels: `path` with one of the classes of `drawing.ts` (and `filled`), and `text`
 * (`turned` where it reads upwards). Its `desc` says what is drawn to who cannot see it.
 * @param file named in errors
 * @param title of the drawing
 * @throws {Error} naming the file and what of it is no drawing
 */
export function readDrawing(file: string, svg: string, title: string): Drawing {
  const elements = listElements(svg);
  const refuse = (reason: string, remedy: string) => new Error(`${file}: ${reason}. ${remedy}`);
  const [, , width, height] =
    /^(\S+) (\S+) (\S+) (\S+)$/.exec(elements[0]?.attributes['viewBox'] ?? '')?.slice(1) ?? [];
  if (elements[0]?.name !== 'svg' || width === undefined)
    throw refuse(
      'it does not begin with <svg viewBox="0 0 360 240">',
      'Give it the size that the drawing has on a page, in px',
    );
  const strange = elements.find(({ name }) => !['svg', 'title', 'desc', 'path', 'text'].includes(name));
  if (strange)
    throw refuse(
      `it has <${strange.name}>`,
      'A drawing has <path> and <text> alone, which pages and PDFs can both draw',
    );
  const of = (name: string) => elements.filter((element) => element.name === name);
  const { success, output, issues } = v.safeParse(drawingSchema, {
    title,
    description: of('desc')[0]?.text.trim(),
    width: Number(width),
    height: Number(height),
    strokes: of('path').map(({ attributes: { class: classes = '', d } }) => {
      const names = classes.split(' ');
      return {
        style: names.find((name) => name !== 'filled') as StrokeStyle | undefined,
        path: d,
        ...(names.includes('filled') ? { isFilled: true } : {}),
      };
    }),
    labels: of('text').map(({ attributes, text }) => ({
      x: Number(attributes['x']),
      y: Number(attributes['y']),
      text,
      ...(attributes['text-anchor'] ? { anchor: attributes['text-anchor'] } : {}),
      ...(attributes['class'] === 'turned' ? { isTurned: true } : {}),
    })),
  });
  if (success) return output;
  throw refuse(describeIssue(issues), 'Correct the drawing');
}

/** The elements of an SVG in their order, each with the words in it. */
function listElements(svg: string): Element[] {
  const elements: Element[] = [];
  let open: Element | undefined;
  new Parser(
    {
      onopentag: (name, attributes) => {
        open = { name, attributes, text: '' };
        elements.push(open);
      },
      ontext: (text) => {
        if (open) open.text += text;
      },
      onclosetag: () => {
        open = undefined;
      },
    },
    { xmlMode: true },
  ).end(svg);
  return elements;
}

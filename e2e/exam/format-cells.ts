import { type Observation, unmetDemands } from './judge';
import type { Followed, Press } from './view';

/** The heads of what `formatCells` gives. */
export const cellHeads = ['page', 'came as', 'shows', 'typed text', 'button', 'link', 'errors', 'not met'];

/** What was seen of a page, in the words of the tables. */
export function formatCells(observation: Observation): string[] {
  const { subject, document, screen, press, link, errors } = observation.view;
  return [
    subject,
    document ? `${document.status}, ${quote(document.heading)}` : '',
    quote(screen),
    document?.field ?? '',
    formatPress(press),
    formatLink(link),
    formatErrors(errors),
    unmetDemands(observation).join('; '),
  ];
}

function formatPress(press: Press): string {
  return press.kind === 'answered' ? `says ${quote(press.text)}` : press.kind;
}

function formatLink(link: Followed): string {
  if (link.kind === 'missing') return 'missing';
  if (!link.screen.startsWith(link.expected)) return `leads to ${quote(link.screen)}`;
  return link.documents === 0 ? 'leads on' : 'leads on, by a full load';
}

function formatErrors(errors: readonly string[]): string {
  const [first] = errors;
  if (first === undefined) return 'none';
  return errors.length === 1 ? shortenError(first) : `${errors.length}, the first: ${shortenError(first)}`;
}

const quote = (text: string) => (text === '' ? 'nothing' : `“${text}”`);

/** How many characters of a message are shown. */
const longest = 90;

/** What is the same in each run of a message: without ports, hashes, links and lines that follow. */
export function shortenError(message: string): string {
  const [line = ''] = message.trim().split('\n');
  const text = line
    .replace(/^(Uncaught )?Error: /, '')
    .replace(/Minified React error #(\d+);.*/, 'React error $1')
    .replaceAll(/https?:\/\/127\.0\.0\.1:\d+/g, '')
    .replaceAll(/\b[0-9a-f]{16,}\b/g, '…')
    .trim();
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

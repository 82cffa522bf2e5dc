import { site, siteAddress } from 'shared-config/site';
import type { CompanyEvent } from './events.content';

/**
 * A calendar of events that each last whole days (RFC 5545).
 * @param changed when one of them was last changed, in UTC, such as `2026-11-28T18:00:00Z`
 * @param host makes the ids of the events unique in the world
 */
export function writeCalendar(events: readonly CompanyEvent[], changed: string, host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.companyName}//Events//EN`,
    'METHOD:PUBLISH',
    ...events.flatMap(({ id, title, start, end, place, city, country, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${changed.replace(/[-:]/g, '')}`,
      `DTSTART;VALUE=DATE:${basicDate(start)}`,
      // The end is the first day on which it is over.
      `DTEND;VALUE=DATE:${basicDate(dayAfter(end))}`,
      `SUMMARY:${escapeText(title)}`,
      `LOCATION:${escapeText(`${place}, ${city}, ${country}`)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${siteAddress(`/events#${id}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const basicDate = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** RFC 5545, 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines have at most 75 octets; a longer one goes on behind a blank (RFC 5545, 3.1). */
function fold(line: string): string {
  const folded: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (bytes + length > 75) {
      folded.push(part);
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += length;
  }
  return [...folded, part].join('\r\n');
}

import { site } from 'shared-config/site';
import { eventCalendars } from './event-calendars';
import { events } from './events.content';
import { writeCalendar } from './write-calendar';

/** A property as a program that reads RFC 5545 sees it: unfolded, its text without escapes. */
const propertiesOf = (calendar: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)*):(.*)$/.exec(line) ?? [];
      return [name, value.replace(/\\([\\;,])/g, '$1').replaceAll('\\n', '\n')] as const;
    });
const valuesOf = (calendar: string, wanted: string) =>
  propertiesOf(calendar).flatMap(([name, value]) => (name === wanted ? [value] : []));

const event = {
  id: 'fair',
  category: 'Trade fair',
  title: 'Fair; with a comma, and a back\\slash',
  start: '2026-12-30',
  end: '2026-12-31',
  place: 'Hall 6, stand 6C21',
  city: 'Köln',
  country: 'Germany',
  text: `${'Straße '.repeat(30)}\nsecond line`,
};

test('an event lasts whole days, and ends on the day after its last', () => {
  const calendar = writeCalendar([event], '2026-11-28T18:00:00Z', 'site.example');
  expect(valuesOf(calendar, 'DTSTART;VALUE=DATE')).toEqual(['20261230']);
  expect(valuesOf(calendar, 'DTEND;VALUE=DATE')).toEqual(['20270101']);
  expect(valuesOf(calendar, 'UID')).toEqual(['fair@site.example']);
  expect(valuesOf(calendar, 'URL')).toEqual([`${site.origin}/events#fair`]);
});

test('texts survive the calendar format unchanged', () => {
  const calendar = writeCalendar([event], '2026-11-28T18:00:00Z', 'site.example');
  expect(valuesOf(calendar, 'SUMMARY')).toEqual([event.title]);
  expect(valuesOf(calendar, 'LOCATION')).toEqual(['Hall 6, stand 6C21, Köln, Germany']);
  expect(valuesOf(calendar, 'DESCRIPTION')).toEqual([event.text]);
});

test('lines are at most 75 octets, end with CR LF, and never split a character', () => {
  const calendar = writeCalendar([event], '2026-11-28T18:00:00Z', 'site.example');
  const lines = calendar.split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(calendar).not.toContain('\ufffd');
});

test('a calendar has what RFC 5545 requires of it, once each', () => {
  for (const calendar of Object.values(eventCalendars)) {
    const names = propertiesOf(calendar).map(([name]) => name);
    expect(names).not.toContain('');
    expect([names[0], names.at(-1)]).toEqual(['BEGIN', 'END']);
    for (const name of ['VERSION', 'PRODID', 'METHOD']) expect(names.filter((one) => one === name)).toHaveLength(1);
    const count = valuesOf(calendar, 'BEGIN').filter((value) => value === 'VEVENT').length;
    for (const name of ['UID', 'DTSTAMP', 'DTSTART;VALUE=DATE', 'SUMMARY'])
      expect([name, names.filter((one) => one === name).length]).toEqual([name, count]);
  }
});

test('each event has its own file, and one file has all events', () => {
  expect(Object.keys(eventCalendars)).toEqual([...events.map(({ id }) => `${id}.ics`), 'all.ics']);
  expect(valuesOf(eventCalendars['all.ics'] ?? '', 'SUMMARY')).toEqual(events.map(({ title }) => title));
});

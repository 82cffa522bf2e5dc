import { joinNotes } from './join-notes';

test.each([
  ['', 'Called', 'Called'],
  ['Called', '', 'Called'],
  ['Called\nPaid', 'Paid', 'Called\nPaid'],
  ['Paid', 'Called\nPaid', 'Called\nPaid'],
  ['paid', 'Not paid yet', 'paid\n\nNot paid yet'],
])('no word of two notes is lost: %j and %j', (note, other, joined) => expect(joinNotes(note, other)).toBe(joined));

import { type Place, placeLabels } from 'shared-config/robots/robot-places';
import { type PlaceKind, placeDrawings } from 'shared-ui/plan/place-drawings';
import * as v from 'valibot';
import { listOf, question, robot, sentence, text } from './fields';
import { findBadHandover } from './find-bad-handover';

// The fields that use cases, industries and solutions share.

/** A figure with its unit, and what it counts. */
export const fact = v.strictObject({
  value: v.pipe(text, v.description('A figure with its unit, such as 24 h')),
  text: v.pipe(text, v.description('What it counts: the two are read as one sentence')),
});

/** A figure that the sentence behind it explains. */
export const measure = v.strictObject({ ...fact.entries, text: sentence });

const move = v.strictObject({ robot, load: v.pipe(text, v.description('Such as full pallets')) });

const placeKinds = Object.keys(placeLabels).filter((kind): kind is Place => Object.hasOwn(placeLabels, kind));

const kinds = Object.keys(placeDrawings).filter((kind): kind is PlaceKind => Object.hasOwn(placeDrawings, kind));

const place = v.strictObject({
  name: text,
  kind: v.pipe(v.picklist(kinds), v.description('What it is drawn as')),
  signal: v.pipe(text, v.description('What it tells the platform, such as lorry has arrived')),
  takes: v.exactOptional(v.pipe(v.picklist(placeKinds), v.description('What loads arrive on, such as floor or stand'))),
  gives: v.exactOptional(v.pipe(v.picklist(placeKinds), v.description('What loads are picked up from'))),
  next: v.exactOptional(v.pipe(move, v.description('How the load gets to the next place; the last has none'))),
});

const places = v.pipe(
  v.array(place),
  v.minLength(3, 'has fewer than three places'),
  v.maxLength(4, 'has more than four places'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: all } = dataset;
    const at = all.findIndex(({ next }, index) => (next === undefined) !== (index === all.length - 1));
    const input = all[at];
    if (!input) return;
    const message = input.next ? 'leads on, and is the last place' : 'has no "next", and is not the last place';
    addIssue({ message, path: [{ type: 'array', origin: 'value', input: all, key: at, value: input }] });
  }),
);

/** The common fields of use cases, industries and solutions. */
export const applicationFields = {
  request: v.pipe(sentence, v.description('What an engineer would want to know first, for the end of the page')),
  flow: v.pipe(
    v.strictObject({
      places: v.pipe(places, v.description('The way of the goods through the plant')),
      back: v.exactOptional(v.pipe(move, v.description('What goes back from the last place to the first'))),
    }),
    v.check(
      (flow) => findBadHandover(flow) === undefined,
      ({ input }) => findBadHandover(input) ?? '',
    ),
  ),
  results: v.pipe(listOf(fact), v.description('What comes of it')),
  questions: listOf(question),
};

/** A step of the way. */
export const step = v.strictObject({ title: text, text: sentence });

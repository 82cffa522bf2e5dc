import * as v from 'valibot';
import { versionSchema } from './composition';
import { remoteNameSchema } from './remote-name';

/** The measures of a page, as `web-vitals` takes them: times in ms, the shift without a unit. */
export const vitals = ['largestPaint', 'interaction', 'shift', 'firstByte'] as const;

/** A measure of a page. */
export type Vital = (typeof vitals)[number];

/** Classes of the window's width, by the breakpoints of the tokens: below 768 px, below 1024 px, and from there on. */
export const widthClasses = ['narrow', 'medium', 'wide'] as const;

/** A measure. Larger values than any browser reports are clipped where they are counted. */
const measureSchema = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Schema of a page's report of one view: of which page, whether its remote failed, and how fast it was. Nothing identifies the visitor. */
const signalSchema = v.object({
  /** The remote that the page belongs to, and its version. */
  remote: remoteNameSchema,
  version: versionSchema,
  /** Version of the shell around it. */
  shell: versionSchema,
  /** The route as `remote.ts` has it, such as `/story/:id`. */
  route: v.pipe(v.string(), v.maxLength(200)),
  width: v.picklist(widthClasses),
  /** Packages that failed while the page was shown. */
  failed: v.pipe(v.array(remoteNameSchema), v.maxLength(10)),
  largestPaint: measureSchema,
  interaction: measureSchema,
  shift: measureSchema,
  firstByte: measureSchema,
});

/** The report of a page about one view. */
export type Signal = v.InferOutput<typeof signalSchema>;

/** Schema of the message when a visitor leaves: the views since the document was loaded. */
export const signalsSchema = v.pipe(v.array(signalSchema), v.minLength(1), v.maxLength(20));

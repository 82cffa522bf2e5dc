import * as v from 'valibot';

/** What the compilers read from the environment, and nothing else in the presets does. */
const environmentSchema = v.object({
  NODE_ENV: v.optional(v.string()),
  DEV_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port'), v.transform(Number), v.maxValue(65_535)),
    '3000',
  ),
});

const { output, issues } = v.safeParse(environmentSchema, process.env);
if (issues)
  throw new Error(`DEV_PORT "${process.env.DEV_PORT}": ${issues[0].message}. Set it to a free port, such as 3000`);

/** In development each package is served from a port of its own, with hot reload. */
export const isDevelopment = output.NODE_ENV === 'development';

/** Port of the package's development server. */
export const devPort = output.DEV_PORT;

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSchema } from './describe-schema';
import { schemas } from './schemas';

// Writes the schemas of the files of data for editors. The result is committed; a test compares the two.

for (const [name, schema] of Object.entries(schemas))
  writeFileSync(join(import.meta.dirname, 'schemas', `${name}.json`), describeSchema(schema));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

// Grades an origin with the analysers of Mozilla's HTTP Observatory:
// node scan.ts <folder of the package> <http port> <https port> <file with the page as a browser has it>.
// A process of its own, because Node reads its additional certificate authorities at start.

const [folder = '', httpPort, httpsPort, pageFile = ''] = process.argv.slice(2);
const load = async <Schema extends v.GenericSchema>(schema: Schema, file: string): Promise<v.InferOutput<Schema>> =>
  v.parse(schema, await import(join(folder, 'src', file)));

const { retrieve } = await load(v.object({ retrieve: v.function() }), 'retriever/retriever.js');
const { ALL_TESTS: tests } = await load(v.object({ ALL_TESTS: v.array(v.function()) }), 'constants.js');
const { getScoreModifier } = await load(v.object({ getScoreModifier: v.function() }), 'grader/grader.js');

const outputSchema = v.object({ result: v.string(), pass: v.boolean() });
const responsesSchema = v.looseObject({ resources: v.object({ path: v.string() }) });
const responses = v.parse(responsesSchema, await retrieve('localhost', { httpPort, httpsPort }));
// The analyser of script integrity reads elements. The page's scripts are added once it is idle: it gets them as they are then.
responses.resources.path = readFileSync(pageFile, 'utf8');
const outputs = tests.map((test) => ({ name: test.name, ...v.parse(outputSchema, test(responses)) }));
let score = 100;
for (const { name, result } of outputs) {
  const modifier = v.parse(v.number(), getScoreModifier(result));
  score += modifier;
  console.log(`${String(modifier).padStart(4)}  ${name}: ${result}`);
}
// Bonus points count from 90 on; nothing here may cost any.
console.log(`Score ${score}`);
process.exitCode = outputs.every(({ pass }) => pass) && score >= 135 ? 0 : 1;

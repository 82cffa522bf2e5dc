import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DeliveryError, type DeliveryErrorCode, explainNoRoom, isAboutFullDisk } from '../../delivery-error';
import { readPrinted } from '../../read-printed';
import type { Workspace } from '../../workspace';

const require = createRequire(import.meta.url);

/** A tool of the workspace and the meaning of its refusal. */
type Tool = {
  /** npm package that has the program. */
  from: string;
  /** The program, relative to that package. */
  program: string;
  args: readonly string[];
  code: DeliveryErrorCode;
  /** Whether a line that it prints again is left out: a file of several parts of a package is in each of them. */
  dropsRepeatedLines?: boolean;
  /** The refusal, before the tool's own lines. */
  reason: string;
  remedy: string;
};

/** Most lines of a tool's output that a message shows. */
const maxLines = 60;

/** Runs a tool over a package, in the checkout. @throws {DeliveryError} with the tool's output when it refuses. */
export async function runTool({ root }: Workspace, name: string, tool: Tool): Promise<void> {
  const folder = dirname(require.resolve(`${tool.from}/package.json`, { paths: [root, import.meta.dirname] }));
  try {
    await promisify(execFile)(process.execPath, [join(folder, tool.program), ...tool.args], { cwd: root });
  } catch (cause) {
    const output = readPrinted(cause);
    if (!output) throw cause;
    const text = `${output.stdout}${output.stderr}`.trim();
    if (isAboutFullDisk(text)) throw explainNoRoom(root, cause);
    const all = text.split('\n');
    const lines = tool.dropsRepeatedLines ? [...new Set(all)] : all;
    const more = lines.length > maxLines ? [`… and ${lines.length - maxLines} lines more`] : [];
    const printed = [...lines.slice(0, maxLines), ...more].join('\n');
    throw new DeliveryError(tool.code, name, `${tool.reason}:\n${printed}`, tool.remedy, { cause });
  }
}

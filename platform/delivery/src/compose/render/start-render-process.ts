import { type ChildProcess, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { confineProcess } from './confine-process';
import { type RenderEnvironment, renderEnvironmentVariables } from './render-environment';
import { messagePipe, type RenderJob } from './render-protocol';
import { showOutput } from './show-output';
import { writeRenderProgram } from './write-render-program';

/** Memory of a process in MB; the pages of the largest site in the benches take a third of it. */
export const maxMemory = 1024;

/** A process that renders, and its messages, in a pipe of their own. */
type RenderProcess = { child: ChildProcess; messages: Readable; outputs: Promise<unknown> };

/** Starts the process of a job. It has no terminal: its output is shown as text, and its input is its program. */
export function startRenderProcess(job: RenderJob, environment: RenderEnvironment): RenderProcess {
  const program = writeRenderProgram(job);
  const variables = { NODE_ENV: 'production', ...renderEnvironmentVariables[environment] };
  const { command, args, env } = confineProcess({ readable: job.readable, memory: maxMemory, variables });
  const child = spawn(command, [...args, '-'], { env, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  const messages = child.stdio[messagePipe];
  if (!(messages instanceof Readable)) throw new Error('a process was started without a pipe for its messages');
  // A process that cannot be written to has ended, which is met where its messages are read.
  child.stdin.on('error', () => {});
  child.stdin.end(program);
  return { child, messages, outputs: Promise.allSettled([showOutput(child.stdout), showOutput(child.stderr)]) };
}

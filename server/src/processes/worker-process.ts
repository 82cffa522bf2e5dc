import { type ChildProcess, fork } from 'node:child_process';

/** A process of another package, as it is started. */
export type ProcessSettings = {
  /** What it does, as it follows "The process that", for messages. */
  purpose: string;
  /** Takes messages, and sends back one for each. */
  module: string;
  /** Arguments of the module. */
  args: string[];
  folder: string;
  environment: NodeJS.ProcessEnv;
};

/** A process that stays, because to start it takes longer than what it does. */
export type WorkerProcess = {
  /**
   * Sends a message and gives the response; one at a time. The process is started with the first message, and once more when
   * it has ended. Rejects with how the process ended when it does before it responds.
   */
  ask: (message: string | object) => Promise<unknown>;
  /** Lets the process end when it is done; the next message starts another one. */
  stop: () => void;
};

/** Characters of the error output that a failure quotes. */
const maxQuoted = 2000;

/** Prepares a process that stays; it is not started yet. */
export function createWorkerProcess(settings: ProcessSettings): WorkerProcess {
  let running: RunningProcess | undefined;
  return {
    ask: (message) => {
      running = running?.child.connected ? running : startProcess(settings);
      return running.ask(message);
    },
    stop: () => {
      if (running?.child.connected) running.child.disconnect();
      running = undefined;
    },
  };
}

type RunningProcess = { child: ChildProcess; ask: WorkerProcess['ask'] };

function startProcess({ purpose, module, args, folder, environment }: ProcessSettings): RunningProcess {
  const child = fork(module, args, {
    execArgv: [],
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let asked: { resolve: (response: unknown) => void; reject: (reason: Error) => void } | undefined;
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = `${errors}${text}`.slice(-maxQuoted);
  });
  child.on('message', (response) => asked?.resolve(response));
  child.once('error', (error) => asked?.reject(error));
  child.once('close', (code, signal) => {
    const how = `The process that ${purpose} has ended (${signal ?? `code ${code}`}). ${errors.trim()}`;
    asked?.reject(new Error(how.trim()));
  });
  return {
    child,
    ask: (message) =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject };
        // A process that cannot be written to has ended.
        child.send(message, () => {});
      }),
  };
}

import { execFileSync } from 'node:child_process';

/** Kills those of the processes that this one has started, or that they have, whose command line has a pattern. */
export function killDescendants(pattern: RegExp): void {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => {
    const [pid, parent, ...words] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), command: words.join(' ') };
  });
  const killBelow = (ancestor: number) => {
    for (const { pid, parent, command } of processes) {
      if (parent !== ancestor) continue;
      killBelow(pid);
      if (pattern.test(command)) process.kill(pid, 'SIGKILL');
    }
  };
  killBelow(process.pid);
}

import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { showProgress } from 'kit/presets/command-line/progress';
import { findUnnamed } from '../src/testing/data-folder-table';
import { writeSite } from '../src/testing/test-site';
import {
  countLosses,
  endProcess,
  type ServerProcess,
  startProcess,
  startVisitors,
  type Visitors,
} from './posting-server';
import { type StorageFault, storageFaults } from './storage-faults';

// Causes one fault of the stored data after the other while forms are posted, and compares what was acknowledged with
// what is stored: npx -y pnpm@12 prove storage [part of a fault's name]. Exit code 1 when a form was lost or doubled, the server
// ended, a response was wrong or a file was left over. FAULT_LOG=1 shows the log of the server.

const wanted = process.argv.slice(2).join(' ');

async function untilHealth({ address }: ServerProcess, status: number, limit = 20_000): Promise<number> {
  const start = Date.now();
  while (Date.now() - start < limit) {
    const response = await fetch(`${address}/__health`).catch(() => undefined);
    if (response?.status === status) return Date.now() - start;
    await wait(50);
  }
  throw new Error(`/__health did not come to ${status} in ${limit / 1000} s`);
}

/** Waits until a number of further forms are acknowledged. */
async function untilStored({ acknowledged }: Visitors, count: number, limit = 20_000): Promise<void> {
  const start = Date.now();
  const goal = acknowledged.size + count;
  while (acknowledged.size < goal) {
    if (Date.now() - start > limit) throw new Error(`No form was stored for ${limit / 1000} s`);
    await wait(50);
  }
}

/** @returns the problems */
async function tryFault({ run, prepare, user, name }: StorageFault): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const siteFolder = join(folder, 'site');
  const dataFolder = join(folder, 'data');
  mkdirSync(siteFolder);
  writeSite(siteFolder, 'fault');
  if (user !== undefined) {
    for (const path of [folder, siteFolder]) chownSync(path, user, user);
  }
  const cleanUp = prepare?.(dataFolder);
  const server = await startProcess(siteFolder, dataFolder, user);
  const visitors = startVisitors(() => server.address);
  const problems: string[] = [];
  try {
    await untilStored(visitors, 20);
    await run({
      folder,
      dataFolder,
      siteFolder,
      server,
      visitors,
      untilHealth: async (status) => void (await untilHealth(server, status)),
    });
    const recovery = await untilHealth(server, 200);
    await untilStored(visitors, 20);
    await visitors.stop();
    if (server.child.exitCode !== null || server.child.signalCode !== null) problems.push('the server ended');
    await endProcess(server, 'SIGTERM');
    const { stored, lost, doubled } = countLosses(dataFolder, visitors.acknowledged);
    const statuses = [...visitors.statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
    console.log(
      `${name}: ${visitors.acknowledged.size} acknowledged (${statuses}), ${stored} stored, ${lost} lost, ${doubled} doubled, well again ${recovery} ms after the fault`,
    );
    if (lost > 0) problems.push(`${lost} lost`);
    if (doubled > 0) problems.push(`${doubled} doubled`);
    problems.push(...new Set(visitors.wrongResponses));
    // Leftovers of a killed process are removed at the next start.
    await endProcess(await startProcess(siteFolder, dataFolder, user), 'SIGTERM');
    const left = findUnnamed(dataFolder);
    if (left.length > 0) problems.push(`left over: ${left.join(', ')}`);
  } finally {
    await visitors.stop();
    await endProcess(server, 'SIGKILL');
    cleanUp?.();
    rmSync(folder, { recursive: true, force: true });
  }
  return problems;
}

const reportProgress = showProgress();
const faults = storageFaults.filter(({ name }) => name.includes(wanted));
for (const [index, fault] of faults.entries()) {
  reportProgress('faults', index, faults.length);
  const obstacle = fault.obstacle?.();
  if (obstacle !== undefined) {
    console.log(`${fault.name}: not tried, ${obstacle}`);
    continue;
  }
  const problems = await tryFault(fault).catch((error: unknown) => [String(error)]);
  for (const problem of problems) console.error(`${fault.name}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

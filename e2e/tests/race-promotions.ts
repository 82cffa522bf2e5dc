import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openFirestoreRegistry } from '../../delivery/src/registry/firestore-registry';

/**
 * Expects that of two processes that promote versions of one package at the same time, each lands every one of its own.
 * @param count promotions of each
 */
export async function expectEveryPromotionLands(siteAddress: string, count: number): Promise<void> {
  const race = (team: string) =>
    new Promise<number | null>((ended) => {
      const script = join(import.meta.dirname, 'promote-repeatedly.ts');
      const args = ['--import', 'tsx', script, siteAddress, team, String(count)];
      spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: 'ignore' }).once('exit', ended);
    });
  expect(await Promise.all([race('a'), race('b')])).toEqual([0, 0]);
  const registry = openFirestoreRegistry({ settings: { kind: 'embedded', origin: siteAddress } });
  const { packages } = await registry.read();
  const versions = packages['mfe-raced']?.history.map(({ version }) => version) ?? [];
  expect(versions).toHaveLength(2 * count);
  expect(new Set(versions).size).toBe(2 * count);
  // Each team's own order is kept, and the last line is what is live.
  for (const team of ['a', 'b']) {
    const own = versions.filter((version) => version.startsWith(team));
    expect(own).toEqual(own.toSorted());
  }
  expect(packages['mfe-raced']?.live).toBe(versions.at(-1));
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Fetches a package that one command alone needs and that is too large for every install: at exactly this version,
 * without install scripts, once a checkout.
 * @returns the package's folder
 * @throws {Error} when the registry does not have it, or cannot be reached.
 */
export function fetchPackage(name: string, version: string): string {
  const place = resolve(import.meta.dirname, '../../.cache/packages', `${name.replaceAll('/', '-')}-${version}`);
  const folder = join(place, 'node_modules', name);
  if (existsSync(folder)) return folder;
  mkdirSync(place, { recursive: true });
  const options = ['--prefix', place, '--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', ['install', ...options, `${name}@${version}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched. Check the connection:\n${stderr}`);
  return folder;
}

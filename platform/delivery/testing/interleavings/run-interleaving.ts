import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ContractError } from 'kit/contract/contract-error';
import { parseRelease } from 'kit/contract/release';
import { createTemporaryFolder } from 'kit/presets/jest/temporary-folder';
import { liveGeneration } from '../../src/compose/activate/activate-site';
import { composeSite } from '../../src/compose/compose-site';
import { DeliveryError } from '../../src/delivery-error';
import { type Environment, readEnvironment } from '../../src/environment';
import { hashIntegrity } from '../../src/files/integrity';
import { promoteTo, rollBack } from '../../src/registry/change-entry';
import { readRegistry } from '../../src/registry/open-registry';
import { type EntryChange, generationOf, type HistoryLine } from '../../src/registry/registry';
import { listCohorts, shareWith } from '../../src/registry/share';
import { checkCompatibility } from '../../src/releases/check-compatibility';
import { deriveReleaseVersion } from '../../src/releases/derive-release-version';
import { goLive } from '../../src/releases/go-live';
import { keepFromPruning, pruneReleases } from '../../src/releases/prune-releases';
import { readRelease } from '../../src/releases/read-release';
import { hostName, openWorkspace, type Workspace } from '../../src/workspace';
import { releaseContent } from '../test-release';
import { composeNames, releaseOfPage } from './compose-names';

/** Teams at work, two of them on each machine; each has one remote. */
const teams = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'] as const;

/** The number of steps that each team takes, one after the other. */
const stepsOfTeam = 4;

/** A path that every team would like to have. */
const contested = '/contested';

/** The refusals that a team may get; anything else, such as a lock that is never released, is a defect. */
const refusals = [
  'live-for-everybody',
  'nothing-live',
  'nothing-to-roll-back-to',
  'release-damaged',
  'rollback-refused',
  'route-conflict',
  'too-many-shares',
  'unknown-version',
];

/**
 * Lets four teams release, promote, share, roll back, prune and compose at the same time, in two delivery folders with one registry.
 * Afterwards, and after each step, everything that is live must compose, and nothing that a team saw go live may be undone by another one.
 * @param seed decides what the teams do, and for how long composing takes
 * @param registry where the registry is; it must be empty
 * @throws {Error} with the seed and what was done, at the first thing that is not as it must be.
 */
export async function runInterleaving(
  seed: number,
  registry: Pick<Environment, 'registry' | 'documents'> = { registry: 'file' },
): Promise<void> {
  const root = createTemporaryFolder('interleaving');
  const log: string[] = [];
  try {
    await new Interleaving(seed, root, registry, log).run();
    rmSync(root, { recursive: true });
  } catch (cause) {
    throw new Error(`seed ${seed}, ${root}:\n${log.join('\n')}\n${cause instanceof Error ? cause.stack : cause}`, {
      cause,
    });
  }
}

class Interleaving {
  private readonly machines: readonly Workspace[];
  private readonly random: () => number;
  /** Versions that each team has published. */
  private readonly published = new Map<string, string[]>();
  /** The lines of the history that commands reported to each team. */
  private readonly told = new Map<string, HistoryLine[]>();
  private count = 0;

  constructor(
    seed: number,
    root: string,
    registry: Pick<Environment, 'registry' | 'documents'>,
    private readonly log: string[],
  ) {
    this.random = randomNumbers(seed);
    const environment = { ...readEnvironment({}), ...registry };
    this.machines = ['one', 'two'].map((name) => {
      mkdirSync(join(root, name));
      return { ...openWorkspace(join(root, name), environment), releases: join(root, 'releases') };
    });
  }

  async run(): Promise<void> {
    const shell = this.publish(hostName, []);
    await goLive(this.anyMachine(), { [hostName]: promoteTo(shell) }, { compose: composeNames });
    await Promise.all(teams.map((team) => this.work(team)));
    for (const machine of this.machines) await this.expectComposed(machine);
    const { packages } = await readRegistry(this.anyMachine());
    for (const team of teams) {
      const lines = (packages[team]?.history ?? []).map(nameLine);
      const told = (this.told.get(team) ?? []).map(nameLine);
      expectSame(`history of ${team}`, lines, told);
    }
    for (const { root, releases } of this.machines) {
      const left = [...readdirSync(root), ...readdirSync(releases)].filter((name) => /lock|tmp/.test(name));
      expectSame('files that were left behind', left, []);
    }
  }

  private async work(team: string): Promise<void> {
    for (let step = 0; step < stepsOfTeam; step += 1) {
      await wait(this.random() * 3);
      const machine = this.anyMachine();
      const [name, act] = this.chooseStep(team, machine);
      const generation = await liveGeneration(machine);
      try {
        await act();
        this.log.push(`${team} ${name}: done`);
      } catch (error) {
        if (!(error instanceof DeliveryError || error instanceof ContractError) || !refusals.includes(error.code))
          throw error;
        this.log.push(`${team} ${name}: ${error.message}`);
      }
      this.age(team);
      if ((await liveGeneration(machine)) < generation) throw new Error(`${team} ${name}: the site went back`);
      await this.expectComposable(machine);
    }
  }

  private chooseStep(team: string, machine: Workspace): [name: string, act: () => Promise<unknown>] {
    const versions = this.published.get(team) ?? [];
    const paths = this.random() < 0.3 ? [`/${team}`, contested] : [`/${team}`];
    const version = () => this.publish(team, paths);
    const any = versions[Math.floor(this.random() * versions.length)];
    const share = 1 + Math.floor(this.random() * 99);
    const kind = this.random();
    if (kind < 0.35 || any === undefined)
      return [`releases ${paths}`, () => this.change(team, machine, promoteTo(version()))];
    if (kind < 0.5) {
      const promote = async () => {
        await readRelease(machine, team, any);
        await keepFromPruning(machine, team, any);
        await this.change(team, machine, promoteTo(any));
      };
      return [`promotes ${any}`, promote];
    }
    if (kind < 0.65) return [`gives ${share} %`, () => this.change(team, machine, shareWith(version(), share))];
    if (kind < 0.8) return ['rolls back', () => this.change(team, machine, rollBack(team))];
    if (kind < 0.9) return ['prunes', () => pruneReleases(machine, 0)];
    return ['composes', () => composeSite(machine, { compose: this.composeSlowly })];
  }

  /** Changes what is live of a team's remote, and expects to find it live. */
  private async change(team: string, machine: Workspace, change: EntryChange): Promise<void> {
    const { registry } = await goLive(machine, { [team]: change }, { compose: this.composeSlowly });
    const history = registry.packages[team]?.history ?? [];
    const told = this.told.get(team) ?? [];
    expectSame(`history of ${team} before its change`, history.slice(0, told.length).map(nameLine), told.map(nameLine));
    this.told.set(team, history);
    if ((await liveGeneration(machine)) < generationOf(registry)) throw new Error(`what ${team} changed is not live`);
    expectSame(`page of ${team}`, await releaseOfPage(machine, `/${team}`), `${team}@${registry.packages[team]?.live}`);
  }

  private readonly composeSlowly: typeof composeNames = async (workspace, inputs) => {
    await wait(this.random() * 4);
    const site = await composeNames(workspace, inputs);
    await wait(this.random() * 4);
    return site;
  };

  /** Expects that what the registry names is there, and that no path has two owners, whatever share a visitor is in. */
  private async expectComposable(machine: Workspace): Promise<void> {
    const registry = await readRegistry(machine);
    try {
      await checkCompatibility(machine, registry, { names: Object.keys(registry.packages) });
      listCohorts(registry);
    } catch (error) {
      // Another team has gone on, and what it had live before was removed.
      if (generationOf(await readRegistry(machine)) === generationOf(registry)) throw error;
    }
  }

  /** Expects that a compose, with nobody else at work, shows what the registry names. */
  private async expectComposed(machine: Workspace): Promise<void> {
    await composeSite(machine, { compose: composeNames });
    const { packages } = await readRegistry(machine);
    for (const team of teams) {
      const entry = packages[team];
      if (entry) expectSame(`page of ${team}`, await releaseOfPage(machine, `/${team}`), `${team}@${entry.live}`);
    }
  }

  /** Lets time pass for what a team has published, so that it can be pruned. */
  private age(team: string): void {
    const [machine] = this.machines;
    for (const version of this.published.get(team) ?? []) {
      const folder = join(machine?.releases ?? '', team, version);
      if (existsSync(folder)) utimesSync(folder, 0, 0);
    }
  }

  private publish(remote: string, paths: readonly string[]): string {
    const [machine] = this.machines;
    this.count += 1;
    const content = `// ${this.count}`;
    const described = {
      ...releaseContent,
      remote,
      team: `team of ${remote}`,
      routes: paths.map((path) => ({ path, expose: './page' })),
      files: { 'web/entry.js': { size: content.length, integrity: hashIntegrity(content) } },
    };
    const version = deriveReleaseVersion(described);
    const folder = join(machine?.releases ?? '', remote, version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(parseRelease({ ...described, version }, remote)));
    this.published.set(remote, [...(this.published.get(remote) ?? []), version]);
    return version;
  }

  private anyMachine(): Workspace {
    const [one, two] = this.machines;
    const machine = this.random() < 0.5 ? one : two;
    if (!machine) throw new Error('there are two machines');
    return machine;
  }
}

const nameLine = ({ version, by, share }: HistoryLine) => `${by} ${version} ${share ?? ''}`;

function expectSame(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { readFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { systemErrorCode } from 'shared-config/contract/system-error-code';
import * as v from 'valibot';
import type { DataConnection } from './data-connection';
import { replacePrivateFile } from './data-folder';

/** Decides whether something may be deleted because it is old by this machine's clock. Everything that is deleted by age asks it. */
export type ClockGate = {
  /** Whether the clock is believed. What it says is then the last known time. */
  isTrusted: () => boolean;
};

const dayInMs = 86_400_000;

/** How far (ms) the clock may be ahead of what has passed since the last known time. */
const maxJump = dayInMs;
/** How long (ms) a machine that was started anew since then may have been off without a person saying so. */
const maxOff = 31 * dayInMs;

/** `up`: ms since the machine was started, which nobody can set; `boot` tells one start from another. */
type KnownTime = { at: number; boot: string; up: number };

const knownTimeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), boot: v.string(), up: v.number() }),
);

const fileOf = (dataFolder: string) => join(dataFolder, 'known-time.json');

/**
 * A gate over the file `known-time.json` of a data folder. A clock that has jumped by more than a day is not believed until
 * a person confirms it: three years ahead, it would have every enquiry deleted.
 * @param latest time (ms since 1970) of the latest stored entry, for a data folder without the file; `undefined` when it is empty
 * @param report logs one message
 */
export function createClockGate(
  dataFolder: string,
  latest: () => number | undefined,
  report: (message: string) => void,
): ClockGate {
  let hasReported = false;
  return {
    isTrusted: () => {
      const now = readClock();
      const known = readKnownTime(dataFolder);
      const jump = known ? jumpSince(known, now) : now.at - (latest() ?? now.at) - maxOff;
      if (jump <= maxJump) {
        confirmClock(dataFolder);
        hasReported = false;
        return true;
      }
      if (!hasReported)
        report(
          `The clock says ${new Date(now.at).toISOString()}, ${Math.round(jump / dayInMs)} days ahead of what is known. Nothing is deleted by its word. Set it right, or confirm it: npx -y pnpm@12 submissions --confirm-clock`,
        );
      hasReported = true;
      return false;
    },
  };
}

/** Notes that the clock is right now. */
export const confirmClock = (dataFolder: string): void =>
  replacePrivateFile(fileOf(dataFolder), JSON.stringify(readClock()));

/** How far the clock is ahead of the time that can have passed. */
function jumpSince(known: KnownTime, now: KnownTime): number {
  const passed = known.boot !== '' && known.boot === now.boot ? now.up - known.up : maxOff;
  return now.at - known.at - passed;
}

function readKnownTime(dataFolder: string): KnownTime | undefined {
  try {
    return v.parse(knownTimeSchema, readFileSync(fileOf(dataFolder), 'utf8'));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT' || v.isValiError(error)) return undefined;
    throw error;
  }
}

const readClock = (): KnownTime => ({ at: Date.now(), boot: readBoot(), up: os.uptime() * 1000 });

/** Linux names each start of the machine; elsewhere each counts as a new one. */
function readBoot(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

const latestSchema = v.object({ latest: v.nullable(v.number()) });

const timePattern = 'dddd-dd-ddTdd:dd:dd.dddZ'.replaceAll('d', '[0-9]');

/** When the latest submission came (ms since 1970, in whole seconds); `undefined` when there is none. */
export function latestTime(connection: DataConnection): number | undefined {
  const { latest } = v.parse(
    latestSchema,
    // One that is no time says nothing: bytes, or a day that no month has.
    connection
      .prepare(
        `SELECT max(unixepoch(received_at)) * 1000 AS latest FROM submissions
         WHERE typeof(received_at) = 'text' AND received_at GLOB '${timePattern}'`,
      )
      .get([]),
  );
  return latest ?? undefined;
}

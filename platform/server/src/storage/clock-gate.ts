import { readFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { systemErrorCode } from 'kit/contract/system-error-code';
import { nameCommand } from 'kit/presets/command-line/name-command';
import * as v from 'valibot';
import type { DataConnection } from './data-connection';
import { replacePrivateFile } from './data-folder';

/** Decides whether something may be deleted because it is old by this machine's clock. Everything that is deleted by age asks it. */
export type ClockGate = {
  /** Whether the clock is believed, neither ahead nor behind. Its time is then the last known one. */
  isTrusted: () => boolean;
  /** Why it was not believed the last time, with the remedy; `undefined` when it was. */
  doubt: () => string | undefined;
};

const dayInMs = 86_400_000;

/** How far (ms) the clock may be ahead of what has passed since the last known time, or behind it. */
const maxJump = dayInMs;
/** How long (ms) a machine that was started anew since then may have been off without a person saying so. */
const maxOff = 31 * dayInMs;

/** `up`: ms since the machine was started, which nobody can set; `boot` tells one start from another. */
type KnownTime = { at: number; boot: string; up: number };

const knownTimeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // A time that a year of four digits has: another one is damage, and nothing is known.
  v.object({
    at: v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799_999)),
    boot: v.string(),
    up: v.number(),
  }),
);

const fileOf = (dataFolder: string) => join(dataFolder, 'known-time.json');

/**
 * A gate over the file `known-time.json` of a data folder. A clock that has jumped by more than a day is not believed until a person
 * confirms it: three years ahead, it would have every enquiry deleted, and three years behind, every enquiry that comes then as soon as it
 * is right again. The last known time is therefore taken back only by a person.
 * @param latest time (ms since 1970) of the latest stored entry, for a data folder without the file; `undefined` when it is empty
 * @param report logs one message
 * @param composedAt when the site was composed (ms since 1970): for an empty folder without the file it is not earlier
 */
export function createClockGate(
  dataFolder: string,
  latest: () => number | undefined,
  report: (message: string) => void,
  composedAt = 0,
): ClockGate {
  let doubt: string | undefined;
  return {
    doubt: () => doubt,
    isTrusted: () => {
      const hasReported = doubt !== undefined;
      doubt = findDoubt(dataFolder, latest, composedAt);
      if (doubt !== undefined && !hasReported) report(doubt);
      return doubt === undefined;
    },
  };
}

/** Notes the clock's time as known, unless there is a doubt about it. Never throws: a failure to note it is such a doubt. */
function findDoubt(dataFolder: string, latest: () => number | undefined, composedAt: number): string | undefined {
  try {
    const now = readClock();
    const known = readKnownTime(dataFolder);
    const { earliest, latest: last } = known ? boundsOf(known, now) : guessBounds(latest() ?? now.at, composedAt);
    const [ahead, behind] = [now.at - last, earliest - now.at];
    const describe = (jump: string) =>
      `The clock says ${new Date(now.at).toISOString()}, ${jump}. Set it right, or confirm it: ${nameCommand('submissions --confirm-clock')}`;
    if (ahead > maxJump)
      return describe(`${Math.round(ahead / dayInMs)} days ahead of what is known. Nothing is deleted by its word`);
    noteTime(dataFolder, { ...now, at: behind > maxJump ? earliest : now.at });
    return behind > maxJump
      ? describe(
          `${Math.round(behind / dayInMs)} days behind what is known. Nothing is deleted by its word, and what comes is noted with the time that is known`,
        )
      : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The last known time cannot be read or noted: ${reason}. Nothing is deleted for its age. Look at ${fileOf(dataFolder)}: move away what is no file there, and make the folder writable`;
  }
}

/** Notes that the clock is right now. */
export const confirmClock = (dataFolder: string): void => noteTime(dataFolder, readClock());

const noteTime = (dataFolder: string, time: KnownTime): void =>
  replacePrivateFile(fileOf(dataFolder), JSON.stringify(time));

/**
 * The time (ms since 1970) to note on what comes now and is deleted by its age one day: that of the clock, unless it is more than a day
 * behind what is known. Nothing may seem older than it is.
 */
export function timeOfArrival(dataFolder: string): number {
  const now = readClock();
  let known: KnownTime | undefined;
  try {
    known = readKnownTime(dataFolder);
  } catch {
    // The gate meets the same obstacle, and it is reported there. Nobody's enquiry is refused for it.
  }
  if (known === undefined) return now.at;
  const { earliest } = boundsOf(known, now);
  return earliest - now.at > maxJump ? earliest : now.at;
}

const guessBounds = (entry: number, composedAt: number) => ({
  earliest: Math.max(entry, composedAt),
  latest: entry + maxOff,
});

/** Between which times (ms since 1970) it is now, by the known times: a machine that was started anew since then was off for a while. */
function boundsOf(known: KnownTime, now: KnownTime): { earliest: number; latest: number } {
  const passed = known.boot !== '' && known.boot === now.boot ? now.up - known.up : undefined;
  return { earliest: known.at + (passed ?? 0), latest: known.at + (passed ?? maxOff) };
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

import { nameCommand } from 'kit/presets/command-line/name-command';
import { DeliveryError } from '../delivery-error';
import { omitEmpty } from './omit-empty';
import { previousGood } from './read-history';
import type { AuditNote, EntryChange, HistoryLine, RegistryEntry } from './registry';

/** A line of the history. */
export function historyLine(
  line: Pick<HistoryLine, 'version' | 'by' | 'share'>,
  { at = new Date().toISOString(), ...note }: AuditNote,
): HistoryLine {
  const { version, by, ...rest } = line;
  return { version, at, by, ...omitEmpty({ ...rest, ...note }) };
}

/** Makes a version live. A share of that version ends, because everybody gets it; a share of another one goes on. */
export const promoteTo =
  (version: string, note: AuditNote = {}): EntryChange =>
  (entry) =>
    entry?.live === version && !entry.retired
      ? entry
      : goTo(entry ?? { live: version, history: [] }, { version, by: 'promote' }, note);

function goTo(entry: RegistryEntry, line: Pick<HistoryLine, 'version' | 'by'>, note: AuditNote): RegistryEntry {
  const { gradual, retired, ...rest } = entry;
  const others = gradual && gradual.version !== line.version ? { gradual } : {};
  return { ...rest, ...others, live: line.version, history: [...rest.history, historyLine(line, note)] };
}

/** Takes a remote out of the site for good; its history stays. @param left what becomes of its addresses from now on */
export const retire =
  (name: string, left: NonNullable<RegistryEntry['retired']>, note: AuditNote = {}): EntryChange =>
  (entry) => {
    if (!entry) throw new DeliveryError('nothing-live', name, 'it was never released', 'Name a remote that is live');
    if (entry.retired) return entry;
    const { gradual, ...rest } = entry;
    return {
      ...rest,
      retired: left,
      history: [...rest.history, historyLine({ version: entry.live, by: 'retire' }, note)],
    };
  };

/** Takes the last step back: brings back a retired remote, withdraws a share that was given since, else goes back to the version that was live before. */
export const rollBack =
  (name: string, note: AuditNote = {}): EntryChange =>
  (entry) => {
    if (entry?.retired) {
      const { retired, ...rest } = entry;
      return { ...rest, history: [...rest.history, historyLine({ version: entry.live, by: 'rollback' }, note)] };
    }
    const previous = entry && previousGood(entry);
    if (entry?.gradual && (previous === undefined || isShareLast(entry))) {
      const { gradual, ...rest } = entry;
      return { ...rest, history: [...rest.history, historyLine({ version: gradual.version, by: 'withdraw' }, note)] };
    }
    if (!entry || previous === undefined) {
      throw new DeliveryError(
        'nothing-to-roll-back-to',
        name,
        'no version was live before this one',
        `Release or promote another one; "${nameCommand(`delivery retire ${name} --to <path>`)}" takes a remote out of the site`,
      );
    }
    return goTo(entry, { version: previous, by: 'rollback' }, note);
  };

/** Whether the share was given after the live version went live. One that version 1 gave has no line: it came last. */
function isShareLast({ history, gradual }: RegistryEntry): boolean {
  const given = history.findLastIndex(({ by, version }) => by === 'share' && version === gradual?.version);
  return given < 0 || given > history.findLastIndex(({ by }) => by === 'promote');
}

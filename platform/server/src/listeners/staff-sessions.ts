import { randomBytes } from 'node:crypto';
import { digest } from './staff-token';

/** How long a session lasts, and how long without a request (ms). */
const maxLength = 12 * 3_600_000;
const maxIdle = 4 * 3_600_000;

/** Sessions at one time; with one more the oldest ends. */
const maxSessions = 100;

/** Sessions of staff at the staff listener. They end with the server, too. */
export type StaffSessions = {
  /** @returns the id of a new session, which its browser keeps in a cookie */
  start: () => string;
  /** Whether a session has this id. Asking is what keeps it from becoming idle. */
  isOpen: (id: string) => boolean;
  end: (id: string) => void;
  /** @returns how many there were */
  endAll: () => number;
};

/** Sessions in memory, with nothing by which one could be taken over. Times are of a clock that nobody can set. */
export function createStaffSessions(): StaffSessions {
  /** By the digest of the id, in the order of their starts. */
  const sessions = new Map<string, { startedAt: number; usedAt: number }>();
  const keyOf = (id: string) => digest(id).toString('hex');

  const forgetEnded = (now: number) => {
    for (const [key, { startedAt, usedAt }] of sessions) {
      if (now - startedAt >= maxLength || now - usedAt >= maxIdle) sessions.delete(key);
    }
  };

  return {
    start: () => {
      const now = performance.now();
      forgetEnded(now);
      const [oldest] = sessions.keys();
      if (oldest !== undefined && sessions.size >= maxSessions) sessions.delete(oldest);
      const id = randomBytes(32).toString('base64url');
      sessions.set(keyOf(id), { startedAt: now, usedAt: now });
      return id;
    },
    isOpen: (id) => {
      const now = performance.now();
      forgetEnded(now);
      const session = sessions.get(keyOf(id));
      if (session !== undefined) session.usedAt = now;
      return session !== undefined;
    },
    end: (id) => void sessions.delete(keyOf(id)),
    endAll: () => {
      forgetEnded(performance.now());
      const { size } = sessions;
      sessions.clear();
      return size;
    },
  };
}

import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type AttemptPlaces, placesInMemory } from './attempt-places';

/**
 * Limits guessing within a sliding window: attempts are counted by account name and address together, by address, and
 * by name. A device that the account has signed in from has a count of its own: no stranger can keep its owner out.
 */
export interface LoginLimiter {
  /**
   * Counts an attempt, before the password is looked at: attempts made at the same time count as well.
   * @param device what the sender says about its program; a stranger does not know that of the owner
   * @returns 0 when it may go on, else ms to wait before the next one
   */
  beginAttempt(name: string, address: string, nowMs: number, device?: string): number;
  /** A successful attempt is not held against anyone, and its device is known from here on. */
  recordSuccess(name: string, address: string, nowMs: number, device?: string): void;
}

export interface LoginLimits {
  /** Of one name from one address, and of a known device. */
  readonly attemptsTogether: number;
  /** Whatever the name. */
  readonly attemptsPerAddress: number;
  /** From wherever: many addresses may guess together. */
  readonly attemptsPerName: number;
  readonly windowMs: number;
}

/** As the contract says. A gateway hands the client's address on (trustedProxies), so that people behind it are told apart. */
export const loginLimits: LoginLimits = {
  attemptsTogether: 10,
  attemptsPerAddress: 10,
  attemptsPerName: 100,
  windowMs: 60_000,
};

/** Mails to one e-mail address, as the contract says; a whole barn behind one network address may sign up. */
export const mailLimits: LoginLimits = {
  attemptsTogether: 3,
  attemptsPerAddress: 60,
  attemptsPerName: 3,
  windowMs: millisecondsInHour,
};

/** A device stays known for this long after its last sign-in. */
const knownForMs = 30 * millisecondsInDay;

export function createLoginLimiter(
  limits: LoginLimits = loginLimits,
  { attempts, known, inTransaction }: AttemptPlaces = placesInMemory(),
): LoginLimiter {
  const { attemptsTogether, attemptsPerAddress, attemptsPerName, windowMs } = limits;

  /** What an attempt counts towards, with the most that each of them takes and what has been counted. */
  function countsOf(name: string, address: string, device: string, nowMs: number): readonly Count[] {
    const key = deviceKey(name, address, device);
    const seenAt = known.of([key])[0]?.[0];
    const isKnown = seenAt !== undefined && nowMs - seenAt < knownForMs;
    const counted: readonly (readonly [string, number])[] = isKnown
      ? [[key, attemptsTogether]]
      : [
          [togetherKey(name, address), attemptsTogether],
          [keyOf('address', address), attemptsPerAddress],
          [keyOf('name', name.toLowerCase()), attemptsPerName],
        ];
    const times = attempts.of(counted.map(([kept]) => kept));
    return counted.map(([kept, most], index) => ({
      key: kept,
      most,
      times: (times[index] ?? []).filter((time) => nowMs - time < windowMs),
    }));
  }

  function waitFor({ times, most }: Count, nowMs: number): number {
    const decisive = times[times.length - most];
    return decisive === undefined ? 0 : decisive + windowMs - nowMs;
  }

  return {
    beginAttempt: (name, address, nowMs, device = '') =>
      inTransaction(() => {
        const counts = countsOf(name, address, device, nowMs);
        const wait = Math.max(...counts.map((count) => waitFor(count, nowMs)));
        if (wait > 0) return wait;
        for (const { key, times } of counts) attempts.keep(key, [...times, nowMs], nowMs + windowMs);
        return 0;
      }),
    recordSuccess: (name, address, nowMs, device = '') =>
      inTransaction(() => {
        const together = togetherKey(name, address);
        for (const { key, times } of countsOf(name, address, device, nowMs)) {
          if (key !== together && times.length > 0) attempts.keep(key, times.slice(0, -1), nowMs + windowMs);
        }
        attempts.keep(together, [], nowMs);
        known.keep(deviceKey(name, address, device), [nowMs], nowMs + knownForMs);
      }),
  };
}

interface Count {
  readonly key: string;
  readonly most: number;
  /** Within the window, the oldest first. */
  readonly times: readonly number[];
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

const togetherKey = (name: string, address: string): string => keyOf('together', name.toLowerCase(), address);

function deviceKey(name: string, address: string, device: string): string {
  return keyOf('device', name.toLowerCase(), address, device.slice(0, 300));
}

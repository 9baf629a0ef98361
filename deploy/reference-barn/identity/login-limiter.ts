import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

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
const contractLoginLimits: LoginLimits = {
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

// Beyond this many remembered names the oldest are forgotten: memory stays bounded whatever is sent.
const rememberedKeys = 10_000;
/** A device stays known for this long after its last sign-in. */
const knownForMs = 30 * millisecondsInDay;

export function createLoginLimiter(limits: LoginLimits = contractLoginLimits): LoginLimiter {
  const attempts = new Map<string, readonly number[]>();
  /** When devices last signed in: only a right password puts one here, so that no stranger can push another one out. */
  const known = new Map<string, number>();
  const { attemptsTogether, attemptsPerAddress, attemptsPerName, windowMs } = limits;

  const recent = (key: string, nowMs: number): readonly number[] =>
    (attempts.get(key) ?? []).filter((time) => nowMs - time < windowMs);

  function waitFor(key: string, most: number, nowMs: number): number {
    const times = recent(key, nowMs);
    const decisive = times[times.length - most];
    return decisive === undefined ? 0 : decisive + windowMs - nowMs;
  }

  /** What an attempt counts towards, with the most that each of them takes. */
  function countsOf(name: string, address: string, device: string, nowMs: number): readonly [string, number][] {
    const key = deviceKey(name, address, device);
    const seenAt = known.get(key);
    if (seenAt !== undefined && nowMs - seenAt < knownForMs) return [[key, attemptsTogether]];
    return [
      [keyOf('together', name.toLowerCase(), address), attemptsTogether],
      [keyOf('address', address), attemptsPerAddress],
      [keyOf('name', name.toLowerCase()), attemptsPerName],
    ];
  }

  return {
    beginAttempt(name, address, nowMs, device = '') {
      const counts = countsOf(name, address, device, nowMs);
      const wait = Math.max(...counts.map(([key, most]) => waitFor(key, most, nowMs)));
      if (wait > 0) return wait;
      for (const [key] of counts) remember(attempts, key, [...recent(key, nowMs), nowMs]);
      return 0;
    },
    recordSuccess(name, address, nowMs, device = '') {
      for (const [key] of countsOf(name, address, device, nowMs)) {
        const times = attempts.get(key);
        if (times) attempts.set(key, times.slice(0, -1));
      }
      attempts.delete(keyOf('together', name.toLowerCase(), address));
      remember(known, deviceKey(name, address, device), nowMs);
    },
  };
}

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

function deviceKey(name: string, address: string, device: string): string {
  return keyOf('device', name.toLowerCase(), address, device.slice(0, 300));
}

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > rememberedKeys && !oldest.done) map.delete(oldest.value);
}

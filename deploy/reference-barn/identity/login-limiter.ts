import { millisecondsInHour } from 'date-fns/constants';
/** Limits guessing: attempts are counted by account name and by address, within a sliding window. */
export interface LoginLimiter {
  /**
   * Counts an attempt, before the password is looked at: attempts made at the same time count as well.
   * @returns 0 when it may go on, else ms to wait before the next one
   */
  beginAttempt(name: string, address: string, nowMs: number): number;
  /** A successful attempt is not held against anyone. */
  recordSuccess(name: string, address: string): void;
}

export interface LoginLimits {
  readonly attemptsPerName: number;
  readonly attemptsPerAddress: number;
  readonly windowMs: number;
}

/** As the contract says. A gateway hands the client's address on (trustedProxies), so that people behind it are told apart. */
const contractLoginLimits: LoginLimits = { attemptsPerName: 10, attemptsPerAddress: 10, windowMs: 60_000 };

/** Mails to one e-mail address, as the contract says; a whole barn behind one network address may sign up. */
export const mailLimits: LoginLimits = { attemptsPerName: 3, attemptsPerAddress: 60, windowMs: millisecondsInHour };

// Beyond this many remembered names the oldest are forgotten: memory stays bounded whatever is sent.
const rememberedKeys = 10_000;

export function createLoginLimiter(limits: LoginLimits = contractLoginLimits): LoginLimiter {
  const attempts = new Map<string, readonly number[]>();
  const nameKey = (name: string): string => `name ${name.toLowerCase()}`;
  const addressKey = (address: string): string => `address ${address}`;

  const recent = (key: string, nowMs: number): readonly number[] =>
    (attempts.get(key) ?? []).filter((time) => nowMs - time < limits.windowMs);

  function waitFor(key: string, most: number, nowMs: number): number {
    const times = recent(key, nowMs);
    const decisive = times[times.length - most];
    return decisive === undefined ? 0 : decisive + limits.windowMs - nowMs;
  }

  function record(key: string, nowMs: number): void {
    const times = [...recent(key, nowMs), nowMs];
    attempts.delete(key);
    attempts.set(key, times);
    const oldest = attempts.keys().next();
    if (attempts.size > rememberedKeys && !oldest.done) attempts.delete(oldest.value);
  }

  return {
    beginAttempt(name, address, nowMs) {
      const wait = Math.max(
        waitFor(nameKey(name), limits.attemptsPerName, nowMs),
        waitFor(addressKey(address), limits.attemptsPerAddress, nowMs),
      );
      if (wait > 0) return wait;
      record(nameKey(name), nowMs);
      record(addressKey(address), nowMs);
      return 0;
    },
    recordSuccess(name, address) {
      attempts.delete(nameKey(name));
      attempts.set(addressKey(address), (attempts.get(addressKey(address)) ?? []).slice(0, -1));
    },
  };
}

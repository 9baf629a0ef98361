import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { type Finding, faultyOf, unknown, well } from './fault';

/**
 * The door for whatever detects something and may fall silent: it calls `beat` whenever it has told something, also that
 * there was nothing. The rest follows from that.
 */
export interface Heartbeats {
  /** @param detector its own name, such as the id of its service account */
  beat(detector: string): void;
  /** Nothing is expected of it any more. */
  retire(detector: string): void;
  /** How long each has been silent, ms. */
  silences(): ReadonlyMap<string, number>;
  /** @param known detectors whose silence an earlier run of the instance has told */
  findings(known: readonly string[]): readonly Finding[];
}

interface Pulse {
  readonly lastMs: number;
  /** The longest usual pause between two beats. */
  readonly pauseMs: number;
}

/** Whoever tells something less often than this is not expected to be regular. */
const longestPauseMs = 15 * millisecondsInMinute;
const shortestSilenceMs = 5 * millisecondsInMinute;
/** So many of its usual pauses. */
const pausesOfSilence = 3;
/** An earlier pause counts less with every beat. */
const fading = 0.95;
/** Not heard again for so long: it was taken away, and nobody has said so. */
const forgottenMs = 7 * millisecondsInDay;
/** After a start those who were silent before have so long to be heard. */
const afterStartMs = millisecondsInDay;

/**
 * @param steady ms of a clock that never jumps
 * @param isThere whether a detector still exists: of one that was taken away nothing is expected
 */
export function createHeartbeats(
  steady: () => number,
  isThere: (detector: string) => boolean = () => true,
): Heartbeats {
  const pulses = new Map<string, Pulse>();
  const startedMs = steady();

  const silenceOf = ({ lastMs }: Pulse): number => steady() - lastMs;

  return {
    beat(detector) {
      const before = pulses.get(detector);
      const pauseMs = before ? Math.min(longestPauseMs, silenceOf(before)) : 0;
      pulses.set(detector, { lastMs: steady(), pauseMs: Math.max(pauseMs, (before?.pauseMs ?? 0) * fading) });
    },
    retire: (detector) => void pulses.delete(detector),
    silences: () => new Map([...pulses].map(([detector, pulse]) => [detector, silenceOf(pulse)])),
    findings(known) {
      for (const [detector, pulse] of pulses) {
        if (silenceOf(pulse) > forgottenMs || !isThere(detector)) pulses.delete(detector);
      }
      const heard = [...pulses].map(([subject, pulse]): Finding => {
        const silenceMs = silenceOf(pulse);
        const isSilent = silenceMs > Math.max(shortestSilenceMs, pausesOfSilence * pulse.pauseMs);
        const sight = isSilent ? faultyOf(`${Math.round(silenceMs / millisecondsInMinute)} min`) : well;
        return { fault: 'detectorSilent', subject, sight };
      });
      // Nothing is known of them yet; what is not found at all is over (faults.ts).
      const waiting =
        steady() - startedMs < afterStartMs ? known.filter((subject) => !pulses.has(subject) && isThere(subject)) : [];
      return [...heard, ...waiting.map((subject) => ({ fault: 'detectorSilent', subject, sight: unknown }) as const)];
    },
  };
}

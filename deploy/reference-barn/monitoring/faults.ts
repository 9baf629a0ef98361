import type { BarnFault } from '@barnwatch/shared/wire';
import { type Cause, causeKey, type Finding, well } from './fault';
import { alreadyOpen, type FaultLife, neverFaulty, stepFault } from './fault-life';
import { holdsOf } from './holds';
import type { ToldFault, ToldFaults } from './told-faults';

/** What began and ended with one look, for those who are told of it. */
export interface FaultNews {
  readonly began: readonly ToldFault[];
  readonly ended: readonly ToldFault[];
}

/** Everything that is wrong with the barn's own technology, from what looks have found. */
export interface Faults {
  /**
   * @param findings of one look
   * @param covered what this look looks for: a cause of these that is not found at all (a camera that was deleted) is over
   */
  consider(findings: readonly Finding[], covered: readonly BarnFault[]): void;
  listOpen(): readonly ToldFault[];
  isOpen(cause: Cause): boolean;
  /** How many have begun since the start. */
  began(): ReadonlyMap<BarnFault, number>;
}

export interface FaultParts {
  readonly told: ToldFaults;
  /** ms since 1970 UTC */
  readonly clock: () => number;
  /** ms of a clock that never jumps. */
  readonly steady: () => number;
  readonly onNews: (news: FaultNews) => void;
  readonly onFailure: (cause: Cause, error: unknown) => void;
}

export function createFaults({ told, clock, steady, onNews, onFailure }: FaultParts): Faults {
  const lives = new Map<string, FaultLife>();
  const open = new Map<string, ToldFault>();
  const counts = new Map<BarnFault, number>();
  for (const fault of told.listOpen()) {
    lives.set(causeKey(fault), alreadyOpen);
    open.set(causeKey(fault), fault);
  }

  function step({ sight, ...cause }: Finding, began: ToldFault[], ended: ToldFault[]): void {
    const key = causeKey(cause);
    const { life, does } = stepFault(lives.get(key) ?? neverFaulty, sight, steady(), holdsOf[cause.fault]);
    switch (does) {
      case 'nothing':
        break;
      case 'open': {
        const fault = told.open(cause, sight.kind === 'faulty' ? sight.figures : '', clock());
        open.set(key, fault);
        counts.set(cause.fault, (counts.get(cause.fault) ?? 0) + 1);
        began.push(fault);
        break;
      }
      case 'close': {
        const fault = open.get(key);
        if (fault) {
          told.close(fault, clock());
          ended.push(fault);
        }
        open.delete(key);
        break;
      }
    }
    // Last: what could not be written down is tried again with the next look.
    lives.set(key, life);
  }

  return {
    consider(findings, covered) {
      const found = new Set(findings.map(causeKey));
      const gone = [...open.values()].filter((fault) => covered.includes(fault.fault) && !found.has(causeKey(fault)));
      const began: ToldFault[] = [];
      const ended: ToldFault[] = [];
      const overs = gone.map(({ fault, subject }): Finding => ({ fault, subject, sight: well }));
      for (const finding of [...findings, ...overs]) {
        try {
          step(finding, began, ended);
        } catch (error) {
          onFailure(finding, error);
        }
      }
      if (began.length + ended.length > 0) onNews({ began, ended });
    },
    listOpen: () => [...open.values()],
    isOpen: (cause) => open.has(causeKey(cause)),
    began: () => counts,
  };
}

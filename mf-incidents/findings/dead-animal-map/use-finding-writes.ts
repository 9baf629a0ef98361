import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useOutbox } from '@barnwatch/shared/outbox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { deliver } from '../../incident-records/record/trigger-incident-event';
import { type Finding, type FindingState, findingWrite, type ShownFinding, withPending } from '../dead-animals/finding';

/** Whose entries they are in the outbox. */
export const findingKind = 'dead-animal';

/** What somebody pressed last. */
export interface LastPress {
  readonly incidentId: string;
  readonly before: FindingState;
  readonly after: FindingState;
}

export interface FindingWrites {
  /** As pressed here, before the barn has answered. */
  readonly shown: readonly ShownFinding[];
  readonly last: LastPress | null;
  /** Why a press was not taken, by incident. */
  readonly errors: ReadonlyMap<string, Pick<RequestError, 'code' | 'context'>>;
  readonly press: (finding: Finding, state: FindingState) => void;
  readonly undo: () => void;
}

/** One tap says what became of an animal; it shows at once, goes through the outbox, and can be taken back. */
export function useFindingWrites(findings: readonly Finding[], onArrived: () => void): FindingWrites {
  const { instanceId } = useInstanceClient();
  const outbox = useOutbox(findingKind);
  const [pressed, setPressed] = useState<ReadonlyMap<string, FindingState>>(new Map());
  const [errors, setErrors] = useState<FindingWrites['errors']>(new Map());
  const [last, setLast] = useState<LastPress | null>(null);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;

  // Until the barn's list says the same, what was pressed is the truth here.
  useEffect(() => {
    const open = [...pressed].filter(([id, state]) => findings.find((one) => one.incidentId === id)?.state !== state);
    if (open.length < pressed.size) setPressed(new Map(open));
  }, [findings, pressed]);

  const shown = useMemo(
    () =>
      withPending(findings, outbox.entries).map((finding) => ({
        ...finding,
        state: pressed.get(finding.incidentId) ?? finding.state,
      })),
    [findings, outbox.entries, pressed],
  );

  async function send(finding: Finding, state: FindingState): Promise<void> {
    const { incidentId } = finding;
    setPressed((now) => new Map(now).set(incidentId, state));
    setErrors((now) => without(now, incidentId));
    const delivery = await deliver(outbox, findingWrite(finding, state), { kind: findingKind, instanceId });
    switch (delivery?.kind) {
      case 'sent':
        return arrived.current();
      case 'waiting':
        return;
      case 'needs-you': {
        const { standing, identifier } = delivery.entry;
        await outbox.discard(identifier);
        const error = standing.kind === 'needs-you' ? standing.error : nobodySignedIn(instanceId);
        setErrors((now) => new Map(now).set(incidentId, error));
        break;
      }
      case undefined:
        setErrors((now) => new Map(now).set(incidentId, nobodySignedIn(instanceId)));
    }
    setPressed((now) => without(now, incidentId));
    setLast(null);
  }

  return {
    shown,
    last,
    errors,
    press: (finding, state) => {
      if (finding.state === state) return;
      setLast({ incidentId: finding.incidentId, before: finding.state, after: state });
      void send(finding, state);
    },
    undo: () => {
      const finding = shown.find(({ incidentId }) => incidentId === last?.incidentId);
      setLast(null);
      if (finding && last) void send(finding, last.before);
    },
  };
}

function without<T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([name]) => name !== key));
}

const nobodySignedIn = (instanceId: string): Pick<RequestError, 'code' | 'context'> => ({
  code: 'no-auth',
  context: { instanceId, call: 'POST api/incidentEvents' },
});

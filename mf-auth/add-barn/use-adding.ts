import {
  type AddInstanceOutcome,
  addInstance,
  type DiscoveryObject,
  shownName,
  useInstances,
} from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Adding, afterEntering, enterCode } from './adding';

/** Asks who lives at a code's addresses; null when that was cancelled. */
async function ask(code: string, signal: AbortSignal): Promise<AddInstanceOutcome | null> {
  try {
    const outcome = await addInstance(code, signal);
    return signal.aborted && !outcome.ok ? null : outcome;
  } catch (cause) {
    if (signal.aborted) return null;
    throw cause;
  }
}

/** Key of the toast of a step (spec 8), if it has one. */
function toastKey(adding: Adding): string | null {
  switch (adding.step) {
    case 'enter':
      if (adding.problem === null) return null;
      return adding.problem === 'invalid-code' ? 'toast.invalidCode' : 'toast.alreadyExists';
    case 'ask':
      return adding.failure?.code === 'offline' || adding.failure?.code === 'timeout' ? 'toast.offline' : null;
    case 'connecting':
    case 'added':
      return null;
  }
}

export interface AddingBarn {
  readonly adding: Adding;
  readonly enter: (code: string) => void;
  readonly connect: (code: string, discoveryObject: DiscoveryObject) => void;
  readonly back: () => void;
}

/** Adding a barn by its code, step by step. Leaving cancels. */
export function useAdding(): AddingBarn {
  const { t } = useTexts('mf-auth');
  const instances = useInstances();
  const showToast = useShowToast();
  const [adding, setAdding] = useState<Adding>(enterCode);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  function go(next: Adding): void {
    const key = toastKey(next);
    if (key !== null) showToast({ kind: 'error', text: t(key) });
    setAdding(next);
  }

  async function connect(code: string, discoveryObject: DiscoveryObject, signal: AbortSignal): Promise<void> {
    setAdding({ step: 'connecting', discoveryObject });
    const outcome = await ask(code, signal);
    if (outcome === null) return;
    if (outcome.ok) return go({ step: 'added', instanceId: outcome.instanceId });
    switch (outcome.reason) {
      case 'invalid-code':
        return go({ step: 'enter', problem: 'invalid-code' });
      case 'already-exists': {
        const known = instances.find((instance) => instance.globalUniqueIdentifier === outcome.instanceId);
        return go({ step: 'enter', problem: 'already-exists', barn: known ? shownName(known) : outcome.instanceId });
      }
      case 'not-reached':
        return go({ step: 'ask', discoveryObject, failure: outcome.error });
    }
  }

  return {
    adding,
    enter: (code) => go(afterEntering(code, instances)),
    connect(code, discoveryObject) {
      abort.current?.abort();
      abort.current = new AbortController();
      void connect(code, discoveryObject, abort.current.signal);
    },
    back() {
      abort.current?.abort();
      setAdding(enterCode);
    },
  };
}

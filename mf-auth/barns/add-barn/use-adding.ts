import {
  type AddInstanceOutcome,
  addInstance,
  changeInstance,
  formatDiscoveryCode,
  useInstances,
} from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { readCodeFile } from '../discovery-code/code-file';
import type { CodeText } from '../discovery-code/code-text';
import {
  type Adding,
  addingToast,
  afterEntering,
  afterFinding,
  afterKnown,
  type Change,
  enterCode,
  type Target,
} from './adding';

/** Asks who lives at a code's addresses; null when that was cancelled. */
async function ask(target: Target, signal: AbortSignal): Promise<AddInstanceOutcome | null> {
  try {
    const outcome = await addInstance(formatDiscoveryCode(target.discoveryObject), signal);
    return signal.aborted && !outcome.ok ? null : outcome;
  } catch (cause) {
    if (signal.aborted) return null;
    throw cause;
  }
}

/** Fetched with the first picture. */
async function readPicture(file: Blob, signal: AbortSignal): Promise<string | null> {
  const { readPicture: read } = await import('../discovery-code/read-picture');
  return read(file, signal);
}

export interface AddingBarn {
  readonly adding: Adding;
  readonly enter: (text: string) => void;
  readonly scan: () => void;
  readonly found: (code: CodeText) => void;
  readonly readFile: (file: File) => void;
  readonly connect: (target: Target) => void;
  /** Gives a known instance the addresses of its new code. */
  readonly takeOver: (change: Change) => void;
  readonly back: () => void;
}

/** Adding a barn by its code, step by step. Leaving cancels. */
export function useAdding(first: Adding = enterCode): AddingBarn {
  const { t } = useTexts('mf-auth');
  const instances = useInstances();
  const showToast = useShowToast();
  const [adding, setAdding] = useState<Adding>(first);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  function go(next: Adding): void {
    const key = addingToast(next);
    if (key !== null) showToast({ kind: 'error', text: t(key) });
    setAdding(next);
  }

  function nextSignal(): AbortSignal {
    abort.current?.abort();
    abort.current = new AbortController();
    return abort.current.signal;
  }

  async function connect(target: Target, signal: AbortSignal): Promise<void> {
    setAdding({ step: 'connecting', ...target });
    const outcome = await ask(target, signal);
    if (outcome === null) return;
    if (outcome.ok) return go({ step: 'added', instanceId: outcome.instanceId });
    switch (outcome.reason) {
      case 'invalid-code':
        return go({ step: 'enter', problem: 'invalid-code' });
      case 'already-exists': {
        const { instanceId } = outcome;
        const known = instances.find((instance) => instance.globalUniqueIdentifier === instanceId);
        if (known) return go(afterKnown(known, target.discoveryObject));
        return go({ step: 'enter', problem: 'already-exists', barn: instanceId, instanceId });
      }
      case 'not-reached':
        return go({ step: 'ask', ...target, failure: outcome.error });
    }
  }

  async function takeOver(change: Change, signal: AbortSignal): Promise<void> {
    setAdding({ step: 'changing', ...change });
    const { instanceId, discoveryObject } = change;
    const known = instances.find((instance) => instance.globalUniqueIdentifier === instanceId);
    const outcome = await changeInstance(
      instanceId,
      { realWorldName: known?.realWorldName ?? change.barn, discoveryObject },
      signal,
    );
    if (signal.aborted) return;
    go(outcome.ok ? { step: 'changed', instanceId } : { step: 'ask-change', ...change, failure: outcome });
  }

  async function readFile(file: File, signal: AbortSignal): Promise<void> {
    setAdding({ step: 'read-file', fileName: file.name });
    const reading = await readCodeFile(file, { readPicture }, signal);
    if (signal.aborted) return;
    go(
      reading.ok
        ? afterFinding(reading.found, instances)
        : { step: 'enter', problem: reading.problem, fileName: file.name },
    );
  }

  return {
    adding,
    enter: (text) => go(afterEntering(text, instances)),
    scan: () => setAdding({ step: 'scan' }),
    found: (code) => go(afterFinding(code, instances)),
    readFile: (file) => void readFile(file, nextSignal()),
    connect: ({ discoveryObject, claimedName }) => void connect({ discoveryObject, claimedName }, nextSignal()),
    takeOver: ({ barn, instanceId, discoveryObject }) =>
      void takeOver({ barn, instanceId, discoveryObject }, nextSignal()),
    back() {
      abort.current?.abort();
      setAdding(enterCode);
    },
  };
}

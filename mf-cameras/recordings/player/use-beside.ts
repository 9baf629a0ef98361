import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { requestErrorWords, useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type BesideKind, besideQuestions } from './beside-questions';
import type { PlaybackSession } from './playback-session';

export interface Beside {
  readonly isBusy: boolean;
  readonly go: (what: BesideKind, direction: 1 | -1) => void;
}

/** Goes to the recording or incident of a camera that is next, or was before. The barn is asked when one wants to know. */
export function useBeside(instance: InstanceView, cameraId: string, session: PlaybackSession): Beside {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const showToast = useShowToast();
  const [isBusy, setBusy] = useState(false);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const go = async (what: BesideKind, direction: 1 | -1) => {
    asking.current?.abort();
    const ending = new AbortController();
    asking.current = ending;
    setBusy(true);
    const outcome = await besideQuestions[what](client, { cameraId, from: session.moment(), direction }, ending.signal);
    if (ending.signal.aborted) return;
    setBusy(false);
    if (!outcome.ok) showToast({ kind: 'error', text: requestErrorWords(outcome.error, frameText) });
    else if (outcome.value !== null) session.seek(outcome.value);
    else showToast({ kind: 'info', text: t(`player.none.${what}.${direction > 0 ? 'next' : 'previous'}`) });
  };
  return { isBusy, go: (what, direction) => void go(what, direction) };
}

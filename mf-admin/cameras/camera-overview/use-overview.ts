import { useEdits } from '@barnwatch/shared/answers';
import { useInstanceClient, usePermission } from '@barnwatch/shared/auth-client';
import { knownTags } from '@barnwatch/shared/camera-fields';
import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { type Camera, setPrivacy } from '@barnwatch/shared/wire/calls';
import { useCallback, useMemo, useState } from 'react';
import type { CameraPart } from '../../camera-records/camera-work/camera-work';
import { doWork } from '../../camera-records/camera-work/do-work';
import type { BulkKind } from './bulk-draft';
import type { OverviewTools } from './overview-tools';

/** Who may switch privacy mode (contract, `setPrivacy`). */
const maySwitch = { any: ['cameras.privacy'] } as const;

interface Asked {
  readonly cameras: readonly Camera[];
  readonly kind: BulkKind;
}

/** What can be done with the cameras of the overview: chosen, changed in place, changed together. */
export function useOverview(cameras: readonly Camera[], receivedAt: number, onSaved: () => void) {
  const { t } = useTexts('mf-admin');
  const showToast = useShowToast();
  const client = useInstanceClient();
  const maySwitchPrivacy = usePermission(maySwitch);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [unsaved, setUnsaved] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const privacy = useEdits(setPrivacy, {
    request: (cameraId, isOn: boolean) => ({ path: { cameraId, privacy: String(isOn) } }),
    onSaved,
    onRefused: () => showToast({ kind: 'error', text: t('inPlace.privacyFailed') }),
  });
  const tags = useMemo(() => knownTags(cameras), [cameras]);

  const choose = useCallback((cameraId: string, isChosen: boolean) => {
    setChosen((known) => {
      const next = new Set(known);
      if (isChosen) next.add(cameraId);
      else next.delete(cameraId);
      return next;
    });
  }, []);
  const holdUnsaved = useCallback(() => {
    setUnsaved((known) => known + 1);
    return () => setUnsaved((known) => known - 1);
  }, []);
  const ask = useCallback((of: readonly Camera[], kind: BulkKind) => setAsked({ cameras: of, kind }), []);
  const savePart = useCallback(
    async ({ cameraId, name }: Camera, part: CameraPart) => {
      // It goes on when the screen is left: what was confirmed is saved.
      const { signal } = new AbortController();
      const result = await doWork(client, { cameraId, name, work: { kind: 'change', parts: [part] } }, signal);
      if (result.kind === 'refused') showToast({ kind: 'error', text: t('inPlace.failed') });
      onSaved();
      return result;
    },
    [client, onSaved, showToast, t],
  );
  const tools: OverviewTools = useMemo(
    () => ({ choose, savePart, holdUnsaved, ask, privacy, maySwitchPrivacy, receivedAt, knownTags: tags }),
    [choose, savePart, holdUnsaved, ask, privacy, maySwitchPrivacy, receivedAt, tags],
  );
  return {
    tools,
    chosen,
    hasUnsaved: unsaved > 0,
    asked,
    close: useCallback(() => setAsked(null), []),
    chooseAll: useCallback((ids: readonly string[]) => setChosen(new Set(ids)), []),
  };
}

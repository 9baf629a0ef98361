import {
  type InstanceView,
  shownName,
  simulatePermissions,
  useSelectedBarn,
  useSimulatedPermissions,
} from '@barnwatch/shared/auth-client';
import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { changeSettingAtom, overridePlaceAtom } from '@barnwatch/shared/settings';
import { Age, Banner, Button, requestErrorWords, useNow } from '@barnwatch/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { RenewalNotice } from './renewal-notice';
import { isGone, type SessionNotice, sessionNotices } from './session-notices';

function NoticeBanner({ notice, barn }: { readonly notice: SessionNotice; readonly barn: InstanceView | null }) {
  const { t } = useTexts();
  const name = barn ? shownName(barn) : '';
  switch (notice.kind) {
    case 'stranger':
      return <Banner kind="error">{t('sessionNotice.stranger', { barn: name })}</Banner>;
    case 'blocked':
      return (
        <Banner kind="warning">
          {requestErrorWords(
            { code: 'blocked-by-browser', context: { instanceId: barn?.globalUniqueIdentifier ?? '', call: '' } },
            t,
          )}
        </Banner>
      );
    case 'offline':
      return (
        <Banner kind="info">
          {t('sessionNotice.offline', { barn: name })} <Age since={notice.since} plain />
        </Banner>
      );
    case 'renewal':
      return barn && <RenewalNotice barn={barn} trouble={notice.trouble} />;
    case 'clock':
      return (
        <Banner kind="warning">
          {t(notice.ahead ? 'sessionNotice.clockAhead' : 'sessionNotice.clockBehind', {
            barn: name,
            duration: formatDuration(notice.differenceMs),
          })}
        </Banner>
      );
    case 'simulation':
      return (
        <Banner
          kind="warning"
          action={<Button onClick={() => simulatePermissions(null)}>{t('sessionNotice.endSimulation')}</Button>}
        >
          {t('sessionNotice.simulation', { count: notice.count })}
        </Banner>
      );
    case 'override':
      return <OverrideNotice {...notice} />;
  }
}

/** What the page runs stays as it is until it is loaded anew. */
function OverrideNotice({ override, version }: Extract<SessionNotice, { readonly kind: 'override' }>) {
  const { t } = useTexts();
  const changeSetting = useSetAtom(changeSettingAtom);
  const end = async (): Promise<void> => {
    await changeSetting('remoteOverride', null);
    location.reload();
  };
  return (
    <Banner kind="warning" action={<Button onClick={() => void end()}>{t('sessionNotice.endOverride')}</Button>}>
      {t('sessionNotice.override', { remote: override.remote, version, address: override.address })}
    </Banner>
  );
}

/** What holds for the session at the selected barn: over every page, for as long as it holds. */
export function SessionNoticesView() {
  const barn = useSelectedBarn();
  return useNotices().map((notice) => <NoticeBanner key={notice.kind} notice={notice} barn={barn} />);
}

/** Whether there is anything to say. */
export function useHasSessionNotices(): boolean {
  return useNotices().length > 0;
}

function useNotices(): readonly SessionNotice[] {
  const barn = useSelectedBarn();
  const gone = useNow((nowMs) => isGone(barn, nowMs));
  return sessionNotices(barn, useSimulatedPermissions(), gone, useAtomValue(overridePlaceAtom));
}

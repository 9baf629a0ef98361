import { useDeviceIsLate } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { storageStateAtom } from '@barnwatch/shared/storage';
import { Banner, useNow } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { OfflineNotices } from '../offline/offline-notices';
import { installOfferedAtom, updateAtom } from '../offline/offline-state';
import { openedOutboxAtom } from '../outbox/opened-outbox';
import { WaitingNotice } from '../outbox/waiting-notice';
import { SessionNoticesView, useHasSessionNotices } from '../session/session-notices-view';
import { ShareNoticePlace } from '../shares/share-notice-place';
import { waitingSharesAtom } from '../shares/waiting-shares-atom';
import { useSuite } from '../suite/suite-context';
import styles from './notices.module.css';

/** A disk that is slow only for a moment is not mentioned, ms: a line that comes and goes would push the page about. */
const silenceMs = 3_000;

/** What holds for the whole suite at the moment: storage that fails, a registry that did not answer, the session. */
export function Notices() {
  const { t } = useTexts();
  const { outdated } = useSuite();
  const storage = useAtomValue(storageStateAtom);
  const isUnstored = useNow(
    (nowMs) => storage.mode === 'memory' && (storage.trouble !== 'no-answer' || nowMs - storage.since >= silenceMs),
  );
  const isLate = storage.mode === 'memory' && storage.trouble === 'no-answer';
  const isDeviceLate = useDeviceIsLate();
  const aboutSession = useHasSessionNotices();
  const waits = useAtomValue(openedOutboxAtom) !== null;
  const offline = [useAtomValue(updateAtom), useAtomValue(installOfferedAtom)].some(Boolean);
  const shared = useAtomValue(waitingSharesAtom) > 0;
  if (!isUnstored && !isDeviceLate && outdated === null && !aboutSession && !waits && !offline && !shared) return null;
  return (
    <div className={styles.notices}>
      {isDeviceLate && <Banner kind="warning">{t('notices.deviceLate')}</Banner>}
      {isUnstored && !isDeviceLate && (
        <Banner kind="warning">{t(isLate ? 'notices.storageLate' : 'notices.memoryOnly')}</Banner>
      )}
      {outdated !== null && <Banner kind="info">{t('notices.registryOutdated')}</Banner>}
      <SessionNoticesView />
      <WaitingNotice />
      {shared && <ShareNoticePlace />}
      {offline && <OfflineNotices />}
    </div>
  );
}

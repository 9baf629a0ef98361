import { useTexts } from '@barnwatch/shared/i18n';
import { deviceStorage } from '@barnwatch/shared/storage';
import { Banner } from '@barnwatch/shared/ui';
import { useSyncExternalStore } from 'react';
import { useSuite } from '../suite-context';
import styles from './notices.module.css';

/** What holds for the whole suite at the moment: storage that fails, a registry that did not answer. */
export function Notices() {
  const { t } = useTexts();
  const { outdated } = useSuite();
  const storage = useSyncExternalStore(deviceStorage.subscribe, deviceStorage.state);
  if (storage.mode === 'durable' && outdated === null) return null;
  return (
    <div className={styles.notices}>
      {storage.mode === 'memory' && <Banner kind="warning">{t('notices.memoryOnly')}</Banner>}
      {outdated !== null && <Banner kind="info">{t('notices.registryOutdated')}</Banner>}
    </div>
  );
}

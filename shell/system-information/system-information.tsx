import { clearLog, copyableReport, useInstances, useLog } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, Page, useCopy } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { fallBacksAtom } from '../fall-back/fall-backs';
import { OfflinePlace } from '../offline/offline-place';
import { stagedInUseAtom } from '../staged/staged-in-use';
import { useSuite } from '../suite/suite-context';
import { BrowserCard } from './browser-card';
import { InstanceRowView } from './instance-row-view';
import { RemoteRowView } from './remote-row-view';
import { remoteRows } from './remote-rows';
import styles from './system-information.module.css';
import { systemReport } from './system-report';
import { useBrowserFacts } from './use-browser-facts';

/**
 * Product 2.6, "System information": the state of each part and each instance, and the in-app log; copyable, without
 * secrets.
 */
export function SystemInformation() {
  const { t } = useTexts();
  const { registry, loader, leftovers } = useSuite();
  const copy = useCopy();
  const instances = useInstances();
  const log = useLog();
  const browser = useBrowserFacts();
  const fallBacks = useAtomValue(fallBacksAtom);
  const stagedInUse = useAtomValue(stagedInUseAtom);
  const rows = useAtomValue(
    useMemo(
      () => loader.watch(() => remoteRows(registry, loader, leftovers, { fallBacks, stagedInUse })),
      [registry, loader, leftovers, fallBacks, stagedInUse],
    ),
  );

  async function copyReport() {
    await copy(systemReport({ registry, userAgent: navigator.userAgent, rows, browser, session: copyableReport() }));
  }

  return (
    <Page
      title={t('systemInformation.title')}
      subtitle={t('systemInformation.composed', {
        time: formatDateTime(registry.composedAt),
        contract: registry.contract,
      })}
      actions={
        <Button icon="copy" onClick={() => void copyReport()}>
          {t('systemInformation.copy')}
        </Button>
      }
    >
      <div className={styles.cards}>
        <Card title={t('systemInformation.parts')}>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <RemoteRowView key={row.name} row={row} />
            ))}
          </ul>
        </Card>
        <BrowserCard facts={browser} />
        <Card title={t('systemInformation.instances')}>
          <ul className={styles.rows}>
            {instances.map((instance) => (
              <InstanceRowView key={instance.globalUniqueIdentifier} instance={instance} />
            ))}
          </ul>
        </Card>
        <OfflinePlace />
        <Card
          title={t('systemInformation.log')}
          actions={
            log.length > 0 && (
              <Button icon="delete" onClick={clearLog}>
                {t('systemInformation.clearLog')}
              </Button>
            )
          }
        >
          {log.length === 0 ? (
            <p className={styles.quiet}>{t('empty.nothing')}</p>
          ) : (
            <ol className={styles.log}>
              {log.toReversed().map((entry) => (
                <li key={entry.id} data-level={entry.level}>
                  <time dateTime={new Date(entry.time).toISOString()}>{formatDateTime(entry.time)}</time>{' '}
                  <strong>{t(`logLevel.${entry.level}`)}</strong> {entry.message}
                  {entry.context !== null && <code className={styles.context}>{entry.context}</code>}
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
    </Page>
  );
}

import { useTexts } from '@barnwatch/shared/i18n';
import { useTransfers } from '@barnwatch/shared/transfers';
import { Banner, Card, EmptyState, PanelBoundary, Skeleton } from '@barnwatch/shared/ui';
import { ExportItem } from './export-item';
import styles from './export-queue.module.css';

/** The exports of this account on this device: what goes on, what waits, what lies ready. */
export function ExportQueue() {
  const { t } = useTexts('mf-cameras');
  const { own, read, isRefused, working, setAside, forgetSetAside } = useTransfers();
  return (
    <Card title={t('exports.queue.title')}>
      {setAside > 0 && (
        <Banner kind="warning" onClose={forgetSetAside}>
          {t('exports.queue.setAside', { count: setAside })}
        </Banner>
      )}
      {isRefused && <Banner kind="warning">{t('exports.queue.notTold')}</Banner>}
      {!read && own.length === 0 && <Skeleton height="8em" />}
      {read && !isRefused && own.length === 0 && <EmptyState icon="download" hint={t('exports.queue.empty')} />}
      {own.length > 0 && (
        <>
          <ul className={styles.list}>
            {own.toReversed().map((transfer) => (
              <li key={transfer.identifier}>
                <PanelBoundary name="exports: one export" what={t('exports.queue.notShown')} subject={transfer}>
                  <ExportItem
                    transfer={transfer}
                    isFirst={transfer === own.find(({ standing }) => standing.kind === 'waiting')}
                    making={working?.identifier === transfer.identifier ? working.making : null}
                  />
                </PanelBoundary>
              </li>
            ))}
          </ul>
          <p className={styles.muted}>{t('exports.queue.kept')}</p>
        </>
      )}
    </Card>
  );
}

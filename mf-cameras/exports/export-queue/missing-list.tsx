import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import { type Missing, missingOf, type Transfer, useTransfers } from '@barnwatch/shared/transfers';
import { useEffect, useState } from 'react';
import styles from './export-queue.module.css';

/** As many as one reads; the index of the archive has them all. */
const mostTold = 50;

/** What is not in an export, and why. */
export function MissingList({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTexts('mf-cameras');
  const { missing } = useTransfers();
  const [isOpen, setIsOpen] = useState(false);
  const [told, setTold] = useState<readonly Missing[] | 'unreadable' | null>(null);
  const { identifier, order } = transfer;
  const count = missingOf(transfer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count is a reason to look again
  useEffect(() => {
    if (!isOpen) return;
    let wanted = true;
    void missing(identifier).then(
      (found) => {
        if (wanted) setTold(found ?? 'unreadable');
      },
      () => {
        if (wanted) setTold('unreadable');
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, missing, identifier, count]);
  return (
    <details className={styles.missing} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('exports.missing.count', { count })}</summary>
      {told === 'unreadable' && <p>{t('exports.missing.unreadable')}</p>}
      {told !== null && told !== 'unreadable' && (
        <ul>
          {told.slice(0, mostTold).map(({ camera, start, end, reason }) => (
            <li key={`${camera} ${start} ${reason}`}>
              {order.cameras[camera]?.name}, {formatExactTime(start)}
              {end > start && ` – ${formatExactTime(end)}`}: {t(`exports.missing.${reason}`)}
            </li>
          ))}
          {told.length > mostTold && <li>{t('exports.missing.more', { count: told.length - mostTold })}</li>}
        </ul>
      )}
    </details>
  );
}

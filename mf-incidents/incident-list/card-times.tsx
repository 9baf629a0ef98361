import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Age } from '@barnwatch/shared/ui';
import type { Incident } from '../api/incident';
import factStyles from '../incident-cards/facts.module.css';
import styles from './incident-list.module.css';

/** When an incident was opened, changed last, and closed. */
export function CardTimes({ incident }: { readonly incident: Incident }) {
  const { t } = useTexts('mf-incidents');
  const { openedAt, lastUpdated, closedAt } = incident;
  return (
    <dl className={`${factStyles.facts} ${styles.times}`}>
      <div>
        <dt>{t('card.opened')}</dt>
        <dd>
          <time dateTime={new Date(openedAt).toISOString()}>{formatDateTime(openedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('card.lastUpdate')}</dt>
        <dd>
          {/* The exact time in words too: a tooltip is neither for fingers nor for the keyboard. */}
          <Age since={lastUpdated} plain />
          {lastUpdated !== openedAt && <span className={styles.exact}> · {formatDateTime(lastUpdated)}</span>}
        </dd>
      </div>
      {closedAt !== null && (
        <div>
          <dt>{t('card.closed')}</dt>
          <dd>
            <time dateTime={new Date(closedAt).toISOString()}>{formatDateTime(closedAt)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

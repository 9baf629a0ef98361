import { type LogLevel, useLog } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatIsoDay, useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, SearchField, SelectField, saveFile, useCopy } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { Row } from '../controls/row';
import { filteredLog, leastLevels, logText } from './log-lines';
import styles from './log-row.module.css';

/** As many as are read at a glance; the others come on request. */
const shownAtOnce = 50;

/** The in-app log (product 8.2) with a filter; what is copied or saved is what is shown. */
export function LogRow() {
  const { t } = useTexts('mf-settings');
  const { t: frameText } = useTexts();
  const log = useLog();
  const copy = useCopy();
  const [least, setLeast] = useState<LogLevel>('debug');
  const [sought, setSought] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = filteredLog(log, { least, sought });
  const shown = showsAll ? found : found.slice(0, shownAtOnce);

  function save() {
    saveFile(new Blob([logText(found)], { type: 'text/plain' }), `barnwatch-log-${formatIsoDay(Date.now())}.txt`);
  }

  return (
    <Row row="log" title={t('setting.log.label')} hint={t('setting.log.hint')}>
      <div className={styles.tools}>
        <SelectField
          label={t('log.least')}
          value={least}
          options={leastLevels.map((value) => ({ value, label: t(`log.level.${value}`) }))}
          onChange={setLeast}
        />
        <SearchField label={t('log.search')} value={sought} onChange={setSought} />
        <Button icon="copy" disabled={found.length === 0} onClick={() => void copy(logText(found))}>
          {t('log.copy')}
        </Button>
        <Button icon="download" disabled={found.length === 0} onClick={save}>
          {t('log.save')}
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {t('log.count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState text={log.length === 0 ? frameText('empty.nothing') : t('log.noMatch')} />
      ) : (
        <ol className={styles.log}>
          {shown.map((entry) => (
            <li key={entry.id} data-level={entry.level}>
              <time dateTime={new Date(entry.time).toISOString()}>{formatDateTime(entry.time)}</time>{' '}
              <strong>{t(`log.word.${entry.level}`)}</strong> {entry.message}
              {entry.context !== null && <code className={styles.context}>{entry.context}</code>}
            </li>
          ))}
        </ol>
      )}
      {shown.length < found.length && (
        <Button onClick={() => setShowsAll(true)}>{t('log.all', { count: found.length })}</Button>
      )}
    </Row>
  );
}

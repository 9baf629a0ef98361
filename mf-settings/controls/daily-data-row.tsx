import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { dailyDataLimits, dayReceivedAtom, useSetting } from '@barnwatch/shared/settings';
import { SelectField } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import { valueWords } from '../rows/setting-words';
import { Row } from './row';
import styles from './row.module.css';

/** Product 3.17: what may be received in a day before data are saved, and what was received today. */
export function DailyDataRow() {
  const { t, language } = useTexts('mf-settings');
  const [limit, setLimit] = useSetting('dailyData');
  const received = useAtomValue(dayReceivedAtom);
  return (
    <Row row="dailyData">
      <SelectField
        label={t('setting.dailyData.label')}
        hint={t('setting.dailyData.hint')}
        value={String(limit)}
        options={dailyDataLimits.map((bytes) => ({
          value: String(bytes),
          label: valueWords('dailyData', bytes, t, language),
        }))}
        onChange={(chosen) => setLimit(dailyDataLimits.find((bytes) => String(bytes) === chosen) ?? limit)}
      />
      <p className={styles.hint}>
        {received === null
          ? t('dailyData.counting')
          : t('dailyData.received', { size: formatFileSize(received.bytes, language) })}
      </p>
    </Row>
  );
}

import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { readTimeOfDay, timeOfDayText } from '@barnwatch/shared/time';
import { Switch, TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { Row } from '../controls/row';
import styles from './quiet-hours-row.module.css';

/** Product 3.19: from when to when nothing is said, by the clock of the device. */
export function QuietHoursRow() {
  const { t } = useTexts('mf-settings');
  const [isOn, setOn] = useSetting('quietHours');
  const [from] = useSetting('quietFrom');
  const [to] = useSetting('quietTo');
  return (
    <Row row="quietHours">
      <Switch
        label={t('setting.quietHours.label')}
        hint={t('setting.quietHours.hint')}
        checked={isOn}
        onChange={setOn}
      />
      {isOn && (
        <div className={styles.times}>
          <TimeField name="quietFrom" />
          <TimeField name="quietTo" />
        </div>
      )}
      {isOn && from === to && <p className={styles.none}>{t('setting.quietHours.none')}</p>}
    </Row>
  );
}

/** What is half typed stays in its field, and the last whole time holds. */
function TimeField({ name }: { readonly name: 'quietFrom' | 'quietTo' }) {
  const { t } = useTexts('mf-settings');
  const [minutes, setMinutes] = useSetting(name);
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      type="time"
      label={t(`setting.quietHours.${name}`)}
      value={text ?? timeOfDayText(minutes)}
      onChange={(next) => {
        setText(next);
        const read = readTimeOfDay(next);
        if (read !== null) setMinutes(read);
      }}
      onBlur={() => setText(null)}
    />
  );
}

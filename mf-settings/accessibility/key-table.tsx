import { useTexts } from '@barnwatch/shared/i18n';
import styles from './accessibility.module.css';

/** What keys do everywhere; those of one screen are in its map (`?`). */
const rows = [
  { id: 'map', keys: ['?'] },
  { id: 'find', keys: ['ctrlK', '/'] },
  { id: 'next', keys: ['Tab', 'shiftTab'] },
  { id: 'press', keys: ['enter'] },
  { id: 'within', keys: ['←', '→', '↑', '↓'] },
  { id: 'close', keys: ['Esc'] },
] as const;

/** Keys whose name is another one on a German keyboard. */
const namedKeys = ['shiftTab', 'enter', 'ctrlK'] as const;

export function KeyTable() {
  const { t } = useTexts('mf-settings');
  const keyName = (key: string) => {
    const named = namedKeys.find((name) => name === key);
    return named ? t(`accessibility.keyName.${named}`) : key;
  };
  return (
    <table className={styles.keys}>
      <thead>
        <tr>
          <th scope="col">{t('accessibility.key.column')}</th>
          <th scope="col">{t('accessibility.key.does')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, keys }) => (
          <tr key={id}>
            <th scope="row">
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {keyName(key)}
                </kbd>
              ))}
            </th>
            <td>{t(`accessibility.key.${id}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTexts } from '@barnwatch/shared/i18n';
import { type KeyAction, screenKeys } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './key-map.module.css';

/** Keys of the screen below first: they are what one does not know. */
export function KeyList() {
  const { t } = useTexts();
  const [ofScreen] = useState(screenKeys);
  const everywhere: readonly KeyAction[] = [
    { keys: [t('keyMap.tab')], words: t('keyMap.next') },
    { keys: [t('keyMap.shift'), t('keyMap.tab')], words: t('keyMap.previous') },
    { keys: [t('keyMap.enter')], words: t('keyMap.press') },
    { keys: ['Esc'], words: t('keyMap.close') },
    { keys: ['Ctrl K', '/'], words: t('keyMap.find') },
    { keys: ['?'], words: t('keyMap.map') },
  ];
  return (
    <div className={styles.map}>
      {ofScreen.length > 0 && <Keys title={t('keyMap.ofScreen')} actions={ofScreen} />}
      <Keys title={t('keyMap.everywhere')} actions={everywhere} />
    </div>
  );
}

function Keys({ title, actions }: { readonly title: string; readonly actions: readonly KeyAction[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.actions}>
        {actions.map(({ keys, words }) => (
          <div key={`${keys.join()} ${words}`} className={styles.action}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import styles from './intervention-form.module.css';
import { useDictation } from './use-dictation';

/** Takes words by voice; not there where the browser cannot. */
export function DictationButton({ onWords }: { readonly onWords: (words: string) => void }) {
  const { t, language } = useTexts('mf-incidents');
  const { possible, state, toggle } = useDictation(language, onWords);
  if (!possible) return null;
  const isListening = state === 'listening';
  return (
    <div className={styles.dictation}>
      <Button icon={isListening ? 'pause' : 'microphone'} aria-pressed={isListening} onClick={toggle}>
        {t(isListening ? 'interventionForm.stopDictating' : 'interventionForm.dictate')}
      </Button>
      <output className={styles.note}>
        {isListening && t('interventionForm.listening')}
        {state === 'failed' && t('interventionForm.dictationFailed')}
      </output>
    </div>
  );
}

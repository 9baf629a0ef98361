import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';
import { readKeyFile } from './read-key-file';
import styles from './service-accounts.module.css';

export interface ChooseKeyFileProps {
  readonly onText: (text: string) => void;
}

/** A key from a file: it is read here, on the device. */
export function ChooseKeyFile({ onText }: ChooseKeyFileProps) {
  const { t } = useTexts('mf-admin');
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const [isUnreadable, setUnreadable] = useState(false);

  async function take(file: File): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    const text = await readKeyFile(file);
    // Another one has been chosen meanwhile.
    if (mine !== latest.current) return;
    setUnreadable(text === null);
    if (text !== null) onText(text);
  }

  return (
    <div className={styles.row}>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t('addKey.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pub,.pem,.key,.der,.jwk,.json,.txt,text/plain,application/json"
        data-key-file
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Choosing the same file again is a new choice.
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <span role="status" className={styles.muted}>
        {isUnreadable && t('addKey.unreadableFile')}
      </span>
    </div>
  );
}

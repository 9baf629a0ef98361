import { useTexts } from '@barnwatch/shared/i18n';
import { Button, TextField } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './add-barn.module.css';
import type { Adding } from './adding';

export interface EnterCodeProps {
  readonly code: string;
  readonly adding: Extract<Adding, { step: 'enter' }>;
  readonly onChange: (code: string) => void;
  readonly onEnter: () => void;
}

/** First step: the code, pasted or typed. */
export function EnterCode({ code, adding, onChange, onEnter }: EnterCodeProps) {
  const { t } = useTexts('mf-auth');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (adding.problem !== null) field.current?.focus();
  }, [adding]);

  function problem(): string | undefined {
    switch (adding.problem) {
      case null:
        return undefined;
      case 'invalid-code':
        return t('toast.invalidCode');
      case 'already-exists':
        return t('addBarn.already', { barn: adding.barn });
    }
  }

  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <TextField
        ref={field}
        label={t('addBarn.code')}
        hint={t('addBarn.codeHint')}
        error={problem()}
        value={code}
        onChange={onChange}
        name="discovery-code"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {t('addBarn.next')}
        </Button>
      </div>
    </form>
  );
}

import type { DiscoveryObject } from '@barnwatch/shared/auth-client';
import { Form } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, firstFocusMark, ProgressBar, TextField } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import styles from './add-barn.module.css';
import type { Adding } from './adding';
import { ChooseFileButton } from './choose-file-button';
import { TypedAddresses } from './typed-addresses';

export interface EnterCodeProps {
  readonly code: string;
  readonly adding: Extract<Adding, { step: 'enter' | 'read-file' }>;
  readonly onChange: (code: string) => void;
  readonly onEnter: () => void;
  readonly onScan: () => void;
  readonly onFile: (file: File) => void;
  readonly onTyped: (discoveryObject: DiscoveryObject) => void;
}

/** With a finger one scans; a field with the focus would only bring the keyboard up over the button. */
function hasFinger(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** First step: the code, pasted, typed, scanned or taken from a file. */
export function EnterCode({ code, adding, onChange, onEnter, onScan, onFile, onTyped }: EnterCodeProps) {
  const { t } = useTexts('mf-auth');
  // Whatever found the fault, the text, a file or the camera: it is told at the field, each time anew.
  const fault = useMemo(
    () => (adding.step === 'enter' && adding.problem !== null ? { goOnIn: undefined } : null),
    [adding],
  );

  function problem(): string | undefined {
    if (adding.step === 'read-file') return undefined;
    switch (adding.problem) {
      case null:
        return undefined;
      case 'invalid-code':
        return t('toast.invalidCode');
      case 'already-exists':
        return t('addBarn.already', { barn: adding.barn });
      case 'no-code':
      case 'unreadable':
      case 'too-large':
        return t(`addBarn.file.${adding.problem}`, { file: adding.fileName });
    }
  }

  return (
    <Form className={styles.step} form={{ submit: async () => onEnter(), fault }}>
      <TextField
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
      <fieldset className={styles.ways}>
        <legend className={styles.waysLegend}>{t('addBarn.ways')}</legend>
        <Button {...(hasFinger() ? firstFocusMark : {})} icon="qr-code" onClick={onScan}>
          {t('addBarn.scan')}
        </Button>
        <ChooseFileButton busy={adding.step === 'read-file'} onFile={onFile}>
          {t('addBarn.chooseFile')}
        </ChooseFileButton>
        <p className={styles.dropHint}>{t('addBarn.dropHint')}</p>
      </fieldset>
      <TypedAddresses known={null} gatewayId="" onTyped={onTyped} />
      {adding.step === 'read-file' && (
        <ProgressBar label={t('addBarn.readingFile', { file: adding.fileName })} share={null} />
      )}
      <div className={styles.actions}>
        <Button kind="primary" type="submit">
          {t('addBarn.next')}
        </Button>
      </div>
    </Form>
  );
}

import { changeInstance, formatDiscoveryCode, type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, TextField, useShowToast } from '@barnwatch/shared/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styles from '../add-barn/add-barn.module.css';
import { AddressList } from '../add-barn/address-list';
import { changedAddresses, readEditFields } from './edit-form';

/** Longest name that is kept (auth client). */
const NAME_LIMIT = 500;

export interface EditBarnDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
}

/** The name of a barn on this device and where it is reached. New addresses are shown before they are asked. */
export function EditBarnDialog({ instance, onClose }: EditBarnDialogProps) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const showToast = useShowToast();
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(instance.realWorldName);
  const [code, setCode] = useState(() => formatDiscoveryCode(instance.discoveryObject));
  const [submitted, setSubmitted] = useState(false);
  const [busy, setBusy] = useState(false);
  const reading = readEditFields({ name, code });
  const problems = submitted && !reading.ok ? reading : { nameMissing: false, codeInvalid: false };
  const addresses = changedAddresses(code, instance.discoveryObject);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    if (!reading.ok) {
      showToast({ kind: 'error', text: t(reading.nameMissing ? 'toast.fixErrors' : 'toast.invalidCode') });
      (reading.nameMissing ? nameField : codeField).current?.focus();
      return;
    }
    setBusy(true);
    const { realWorldName, discoveryObject } = reading;
    await changeInstance(instance.globalUniqueIdentifier, { realWorldName, discoveryObject });
    showToast({ kind: 'success', text: t('editBarn.saved', { barn: shownName(instance) }) });
    onClose();
  }

  return (
    <Dialog
      open
      title={t('editBarn.title', { barn: shownName(instance) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frameText('dialog.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {t('editBarn.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={nameField}
          label={t('editBarn.name')}
          hint={t('editBarn.nameHint', { name: instance.name })}
          error={problems.nameMissing ? t('editBarn.nameMissing') : undefined}
          maxLength={NAME_LIMIT}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <TextField
          ref={codeField}
          label={t('addBarn.code')}
          error={problems.codeInvalid ? t('toast.invalidCode') : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
        {addresses !== null && (
          <>
            <p role="status">{t('editBarn.newAddresses')}</p>
            <AddressList discoveryObject={addresses} />
          </>
        )}
      </form>
    </Dialog>
  );
}

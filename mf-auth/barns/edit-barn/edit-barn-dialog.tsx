import { changeInstance, formatDiscoveryCode, type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { Form, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, requestErrorWords, TextField, useShowToast } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import styles from '../add-barn/add-barn.module.css';
import { AddressList } from '../add-barn/address-list';
import { TypedAddresses } from '../add-barn/typed-addresses';
import { changedAddresses, editRules } from './edit-form';

/** Longest name that is kept (auth client). */
const nameLimit = 500;

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
  const [name, setName] = useState(instance.realWorldName);
  const [code, setCode] = useState(() => formatDiscoveryCode(instance.discoveryObject));
  const addresses = changedAddresses(code, instance.discoveryObject);
  const form = useForm({
    values: { name, code },
    rules: editRules,
    words: (field) => t(field === 'name' ? 'editBarn.nameMissing' : 'toast.invalidCode'),
    onHeldBack: (problems) =>
      showToast({ kind: 'error', text: t(problems.name ? 'toast.fixErrors' : 'toast.invalidCode') }),
    async send(signal) {
      const { name: realWorldName, code: discoveryObject } = v.parse(editRules, { name, code });
      const { globalUniqueIdentifier: instanceId } = instance;
      const outcome = await changeInstance(instanceId, { realWorldName, discoveryObject }, signal);
      if (signal.aborted && !outcome.ok) return { kind: 'left' };
      if (!outcome.ok) {
        const words = t(`editBarn.${outcome.reason}`, { barn: shownName(instance) });
        const why = outcome.reason === 'not-reached' ? ` ${requestErrorWords(outcome.error, frameText)}` : '';
        return { kind: 'refused', refusal: outcome.reason, fields: { code: words + why } };
      }
      showToast({ kind: 'success', text: t('editBarn.saved', { barn: shownName(instance) }) });
      onClose();
      return { kind: 'taken' };
    },
  });

  return (
    <Dialog
      open
      title={t('editBarn.title', { barn: shownName(instance) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frameText('dialog.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId} busy={form.busy}>
            {t('editBarn.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.step} form={form}>
        <TextField
          label={t('editBarn.name')}
          hint={t('editBarn.nameHint', { name: instance.name })}
          error={form.errorAt('name')}
          maxLength={nameLimit}
          autoComplete="off"
          value={name}
          onChange={setName}
        />
        <TextField
          label={t('addBarn.code')}
          error={form.errorAt('code')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={code}
          onChange={setCode}
        />
        <TypedAddresses
          known={instance.discoveryObject}
          gatewayId={instance.globalUniqueIdentifier}
          onTyped={(discoveryObject) => setCode(formatDiscoveryCode(discoveryObject))}
        />
        {addresses !== null && (
          <>
            <p role="status">{t('editBarn.newAddresses')}</p>
            <AddressList discoveryObject={addresses} />
          </>
        )}
      </Form>
    </Dialog>
  );
}

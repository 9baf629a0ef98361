import { Form, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, TextField } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { type GridLayouts, nameFault, nameLength } from './grid-layout';

export interface LayoutNameDialogProps {
  readonly layouts: GridLayouts;
  /** The layout that gets another name; null for a new one. */
  readonly renamed: { readonly layoutId: string; readonly name: string } | null;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a layout. */
export function LayoutNameDialog({ layouts, renamed, onName, onClose }: LayoutNameDialogProps) {
  const { t } = useTexts('mf-cameras');
  const formId = useId();
  const [name, setName] = useState(renamed?.name ?? '');
  const form = useForm({
    values: { name },
    rules: v.object({ name: nameRule(layouts, renamed?.layoutId ?? null) }),
    words: (_field, fault) => t(fault === 'taken' ? 'grid.layouts.fault.taken' : 'grid.layouts.fault.empty'),
    async send() {
      onName(name.trim());
      onClose();
      return { kind: 'taken' };
    },
  });
  return (
    <Dialog
      open
      title={t(renamed ? 'grid.layouts.rename' : 'grid.layouts.saveAs')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('grid.layouts.cancel')}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {t('grid.layouts.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form}>
        <TextField
          label={t('grid.layouts.name')}
          hint={t('grid.layouts.kept')}
          required
          maxLength={nameLength}
          autoComplete="off"
          value={name}
          onChange={setName}
          error={form.errorAt('name')}
        />
      </Form>
    </Dialog>
  );
}

function nameRule(layouts: GridLayouts, ownId: string | null) {
  const fault = (name: string) => nameFault(layouts, name, ownId);
  return v.pipe(
    v.string(),
    v.check((name) => fault(name) !== 'empty', 'empty'),
    v.check((name) => fault(name) !== 'taken', 'taken'),
  );
}

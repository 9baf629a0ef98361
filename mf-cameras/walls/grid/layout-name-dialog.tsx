import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, TextField } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
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
  const [sent, setSent] = useState(false);
  const fault = nameFault(layouts, name, renamed?.layoutId ?? null);
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (fault) return;
          onName(name.trim());
          onClose();
        }}
      >
        <TextField
          label={t('grid.layouts.name')}
          hint={t('grid.layouts.kept')}
          required
          maxLength={nameLength}
          autoComplete="off"
          value={name}
          onChange={setName}
          error={sent && fault ? t(`grid.layouts.fault.${fault}`) : undefined}
        />
      </form>
    </Dialog>
  );
}

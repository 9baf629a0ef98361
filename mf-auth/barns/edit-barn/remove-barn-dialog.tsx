import { type InstanceView, removeInstance, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { AskBeforeLoss } from '../../dialogs/kept-on-device/ask-before-loss';

export interface RemoveBarnDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
}

/** Forgets an instance on this device, after saying what is lost with it. */
export function RemoveBarnDialog({ instance, onClose }: RemoveBarnDialogProps) {
  const { t } = useTexts('mf-auth');
  const { globalUniqueIdentifier } = instance;
  const barn = shownName(instance);
  return (
    <AskBeforeLoss
      kind="danger"
      instanceIds={[globalUniqueIdentifier]}
      words={{
        title: t('removeBarn.title', { barn }),
        text: t('removeBarn.text'),
        confirm: t('removeBarn.confirm'),
        done: t('removeBarn.removed', { barn }),
      }}
      act={() => removeInstance(globalUniqueIdentifier)}
      onClose={onClose}
    />
  );
}

import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Dialog } from '@barnwatch/shared/ui';
import { LazyPart } from '../../dialogs/loading/lazy-part';

export interface ShowCodeDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
}

const loadCode = () => import('./show-code');

/** The code of an instance as a QR code for another device, to be scanned from the screen or printed. */
export function ShowCodeDialog({ instance, onClose }: ShowCodeDialogProps) {
  const { t } = useTexts('mf-auth');
  return (
    <Dialog open title={t('showCode.title', { barn: shownName(instance) })} onClose={onClose}>
      <LazyPart load={loadCode} height="28rem">
        {({ ShowCode }) => <ShowCode instance={instance} />}
      </LazyPart>
    </Dialog>
  );
}

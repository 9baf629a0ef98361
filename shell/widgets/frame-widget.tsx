import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import { useTroubleWords } from '../screens/screen-trouble';
import type { OfferedWidget } from './offered-widget';
import { RemoteWidget } from './widget-place';
import type { WidgetTroubleTold } from './widget-trouble';

/** It takes nothing. */
const given = {};

/** A widget in the frame, as large as an icon button; so is what it costs when it fails. */
export function FrameWidget({ offered }: { readonly offered: OfferedWidget }) {
  return (
    <RemoteWidget
      offered={offered}
      given={given}
      fallback={null}
      loading={null}
      troubled={(told) => <FrameTrouble {...told} />}
    />
  );
}

function FrameTrouble({ remote, trouble, onTryAgain }: WidgetTroubleTold) {
  const { t } = useTexts();
  useTroubleWords(remote, trouble);
  return <IconButton icon="retry" name={t('frame.bellFailed')} onClick={onTryAgain} />;
}

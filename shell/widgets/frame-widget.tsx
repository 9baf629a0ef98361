import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import { useTroubleWords } from '../screens/screen-trouble';
import type { OfferedWidget } from './offered-widget';
import { RemoteWidget } from './widget-place';
import type { WidgetTroubleTold } from './widget-trouble';

export interface FrameWidgetProps {
  readonly offered: OfferedWidget;
  readonly startsOpen: boolean;
  /** In its place until it is there. */
  readonly loading: ReactNode;
}

/** A widget in the frame, as large as an icon button; so is what it costs when it fails. */
export function FrameWidget({ offered, startsOpen, loading }: FrameWidgetProps) {
  return (
    <RemoteWidget
      offered={offered}
      given={{ startsOpen }}
      fallback={null}
      loading={loading}
      troubled={(told) => <FrameTrouble {...told} />}
    />
  );
}

function FrameTrouble({ remote, trouble, onTryAgain }: WidgetTroubleTold) {
  const { t } = useTexts();
  useTroubleWords(remote, trouble);
  return <IconButton icon="retry" name={t('frame.bellFailed')} onClick={onTryAgain} />;
}

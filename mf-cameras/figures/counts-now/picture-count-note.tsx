import { useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import styles from './counts-now.module.css';
import { useCountsOnPicturesState } from './counts-on-pictures';

/** On a picture: what its camera counted, or that it is not known yet or cannot be; nothing where nobody wants it. */
export function PictureCountNote({ cameraId }: { readonly cameraId: string }) {
  const { t } = useTexts('mf-cameras');
  const state = useCountsOnPicturesState();
  switch (state?.kind) {
    case undefined:
      return null;
    case 'known':
      return state.noteOf(cameraId);
    case 'awaited':
    case 'failed': {
      const isAwaited = state.kind === 'awaited';
      return (
        <span className={styles.note} title={t(isAwaited ? 'graph.loading' : 'graph.failed')}>
          <Icon name={isAwaited ? 'graph' : 'warning'} size={14} />
          <span>{isAwaited ? '…' : '–'}</span>
        </span>
      );
    }
  }
}

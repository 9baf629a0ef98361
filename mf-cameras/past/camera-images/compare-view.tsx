import { useTexts } from '@barnwatch/shared/i18n';
import { type ReactNode, useState } from 'react';
import styles from './camera-images.module.css';
import type { CompareForm } from './images-address';

export interface CompareViewProps {
  readonly form: CompareForm;
  /** The picture of the chosen moment. */
  readonly picture: ReactNode;
  /** The one it is compared with; null while there is none. */
  readonly other: ReactNode | null;
}

/** One picture, two beside each other, or two on top of each other with a line to push. */
export function CompareView({ form, picture, other }: CompareViewProps) {
  const { t } = useTexts('mf-cameras');
  const [share, setShare] = useState(50);
  if (other === null) return picture;
  if (form === 'beside') {
    return (
      <div className={styles.beside}>
        {other}
        {picture}
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      {picture}
      <div className={styles.upper} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {other}
      </div>
      <div className={styles.line} style={{ left: `${share}%` }} />
      <input
        type="range"
        className={styles.slider}
        aria-label={t('images.slider')}
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

import { useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import { memo } from 'react';
import { type MarkKind, markKinds } from '../facts/timeline-marks';
import styles from './timeline.module.css';

const fills = ['recorded', 'gap', 'hidden', 'night', 'speed'] as const;

/** The mark shapes, as `drawing/draw-mark.ts` traces them. */
const shapes: Readonly<Record<MarkKind, string>> = {
  incident: 'M7 2 12 11H2z',
  intervention: 'M3 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  deadAnimal: 'M5.5 2h3v2h2.5v3h-2.5v5h-3v-5H3v-3h2.5z',
};

/** What is what: each by its form as well as by its colour. Folded, so that the pictures come first. */
export const TimelineLegend = memo(function TimelineLegend({ withStanding }: { readonly withStanding: boolean }) {
  const { t } = useTexts('mf-cameras');
  const shown = withStanding ? ([...fills, 'standing'] as const) : fills;
  return (
    <details className={styles.legend}>
      <summary>
        <Icon name="info" />
        {t('timeline.legend')}
      </summary>
      <ul>
        {shown.map((fill) => (
          <li key={fill}>
            <span className={styles.swatch} data-fill={fill} />
            {t(`timeline.facts.${fill}`)}
          </li>
        ))}
        {markKinds.map((kind) => (
          <li key={kind}>
            <svg className={styles.shape} data-mark={kind} viewBox="0 0 14 14" aria-hidden="true">
              <path d={shapes[kind]} />
            </svg>
            {t(`timeline.facts.${kind}`)}
          </li>
        ))}
      </ul>
    </details>
  );
});

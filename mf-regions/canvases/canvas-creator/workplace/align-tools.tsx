import { useTexts } from '@barnwatch/shared/i18n';
import { alignments } from '../arranging/aligning';
import styles from './panel.module.css';
import { ToolButton } from './tool-button';
import toolStyles from './toolbar.module.css';
import type { CreatorActions } from './use-actions';

export interface AlignToolsProps {
  readonly actions: CreatorActions;
  readonly chosen: number;
  readonly all: number;
}

/** Lines up and spreads what is chosen; one picture alone is lined up with the canvas. */
export function AlignTools({ actions, chosen, all }: AlignToolsProps) {
  const { t } = useTexts('mf-regions');
  return (
    <section className={styles.align} aria-label={t('canvasAlign.title')}>
      <h2 className={styles.heading}>{t('canvasAlign.title')}</h2>
      <div className={toolStyles.group}>
        {alignments.map((to) => (
          <ToolButton
            key={to}
            tool={to}
            name={t(`canvasAlign.${to}`)}
            disabled={chosen === 0}
            onPress={() => actions.align(to)}
          />
        ))}
        <ToolButton
          tool="across"
          name={t('canvasAlign.across')}
          disabled={chosen < 3}
          onPress={() => actions.distribute('x')}
        />
        <ToolButton
          tool="along"
          name={t('canvasAlign.along')}
          disabled={chosen < 3}
          onPress={() => actions.distribute('y')}
        />
        <ToolButton tool="fill" name={t('canvasAlign.fill')} disabled={all === 0} onPress={actions.fill} />
      </div>
    </section>
  );
}

import { useDoorTexts } from '../../i18n';
import { IconButton } from '../buttons/icon-button';
import { gridTexts } from './grid-texts';
import type { PageOfRows } from './page-of-rows';
import styles from './pager.module.css';

/** Leafs through the pages of a table and says where one is. */
export function Pager({ page, onStep }: { page: PageOfRows; onStep: (step: 1 | -1) => void }) {
  const { t } = useDoorTexts(gridTexts);
  const { number, count, from, to, total } = page;
  return (
    <nav className={styles.pager} aria-label={t('table.pages')}>
      <p role="status">{t('table.rows', { from, to, total })}</p>
      <IconButton icon="chevron-left" name={t('table.previous')} disabled={number === 1} onClick={() => onStep(-1)} />
      <span>{t('table.page', { page: number, pages: count })}</span>
      <IconButton icon="chevron-right" name={t('table.next')} disabled={number === count} onClick={() => onStep(1)} />
    </nav>
  );
}

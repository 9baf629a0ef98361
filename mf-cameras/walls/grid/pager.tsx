import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import styles from './grid.module.css';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Turns on from the page that is wanted by then: of two quick presses each turns one. */
  readonly onPage: (turned: (known: number) => number) => void;
  readonly kind?: 'plain' | 'overlay';
}

/** Which page of tiles, and the way to the next; after the last comes the first. Nothing for a single page. */
export function Pager({ page, pages, onPage, kind = 'plain' }: PagerProps) {
  const { t } = useTexts('mf-cameras');
  if (pages < 2) return null;
  const turned = (step: number) => (known: number) => ((Math.min(known, pages) - 1 + step + pages) % pages) + 1;
  return (
    <nav className={styles.pager} aria-label={t('grid.pages')} data-kind={kind}>
      <IconButton kind={kind} icon="chevron-left" name={t('grid.pageBefore')} onClick={() => onPage(turned(-1))} />
      <output>{t('grid.page', { page, pages })}</output>
      <IconButton kind={kind} icon="chevron-right" name={t('grid.pageAfter')} onClick={() => onPage(turned(1))} />
    </nav>
  );
}

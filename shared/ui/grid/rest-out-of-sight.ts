import { isPageBehind } from '../dialog/page-behind';

/** A row that has kept its height for so long, filled as it is, has been measured, ms; nobody waits for it to be looked at. */
const stillMs = 300;

/** A row so near to the window is drawn, px: no scrolling shows it empty. */
const nearPx = 100;

/** Rows of a table that rest out of sight. */
export interface RestingRows {
  /** Columns have other widths: all rows are measured anew before they rest again. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/**
 * Lets rows rest: out of sight such a row keeps its height and is neither styled nor laid out, whatever happens in the
 * page (`grid.module.css`). What rests is not measured either, so that only a row does that is filled and has its height;
 * each by itself: the last of them is filled seconds after the first on a slow device.
 * Rows that cannot be seen are marked, too: behind a dialog they need not even be ready to be scrolled to.
 * @param isFilled whether all cells of a row have their content
 */
export function restOutOfSight(host: HTMLElement, isFilled: (row: HTMLElement) => boolean): RestingRows {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heights = new WeakMap<HTMLElement, string>();
  const sight =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (seen) => {
            for (const { target, isIntersecting } of seen) target.toggleAttribute('data-unseen', !isIntersecting);
          },
          { rootMargin: `${nearPx}px` },
        );
  const observed = new WeakSet<HTMLElement>();
  const observe = (row: HTMLElement) => {
    if (observed.has(row)) return;
    observed.add(row);
    sight?.observe(row);
  };
  const rows = () => host.querySelectorAll<HTMLElement>('.ag-row:not(.ag-header-row)');
  const look = () => {
    timer = undefined;
    // Rows that are not seen then are not measured.
    if (isPageBehind()) return wait();
    let isMeasured = true;
    for (const row of rows()) {
      if (row.dataset.resting !== undefined) continue;
      observe(row);
      // The grid writes it there: to read it lays out nothing.
      const { height } = row.style;
      if (!isFilled(row)) heights.delete(row);
      else if (heights.get(row) === height) {
        row.dataset.resting = '';
        continue;
      } else heights.set(row, height);
      isMeasured = false;
    }
    if (!isMeasured) wait();
  };
  const wait = () => {
    timer ??= setTimeout(look, stillMs);
  };
  const changes = new MutationObserver(wait);
  changes.observe(host, { childList: true, subtree: true });
  wait();
  return {
    wake: () => {
      for (const row of rows()) delete row.dataset.resting;
      heights = new WeakMap();
      wait();
    },
    stop: () => {
      clearTimeout(timer);
      changes.disconnect();
      sight?.disconnect();
    },
  };
}

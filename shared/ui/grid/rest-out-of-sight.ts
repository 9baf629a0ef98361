/** A table that has kept its height for so long has measured its rows, ms; nobody waits for it to be looked at. */
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
 * page (`grid.module.css`). What rests is not measured either, so that only a row does that is filled and has its height.
 * Rows that cannot be seen are marked, too: behind a dialog they need not even be ready to be scrolled to.
 * @param areFilled whether all cells have their content
 */
export function restOutOfSight(host: HTMLElement, areFilled: () => boolean): RestingRows {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measures = '';
  const sight =
    typeof IntersectionObserver === 'undefined'
      ? null
      : new IntersectionObserver(
          (seen) => {
            for (const { target, isIntersecting } of seen) target.toggleAttribute('data-unseen', !isIntersecting);
          },
          { rootMargin: `${nearPx}px` },
        );
  const rows = () => host.querySelectorAll<HTMLElement>('.ag-row:not(.ag-header-row)');
  const look = () => {
    timer = undefined;
    const all = rows();
    const before = measures;
    measures = `${host.clientHeight} ${all.length}`;
    if (!areFilled() || measures !== before) return wait();
    for (const row of all) {
      if (row.dataset.resting === undefined) sight?.observe(row);
      row.dataset.resting = '';
    }
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
      wait();
    },
    stop: () => {
      clearTimeout(timer);
      changes.disconnect();
      sight?.disconnect();
    },
  };
}

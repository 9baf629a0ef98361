/** A table that has kept its height for so long has measured its rows, ms; nobody waits for it to be looked at. */
const stillMs = 300;

/** Rows of a table that rest out of sight. */
export interface RestingRows {
  /** Columns have other widths: all rows are measured anew before they rest again. */
  readonly wake: () => void;
  readonly stop: () => void;
}

/**
 * Lets rows rest: out of sight such a row keeps its height and is neither styled nor laid out, whatever happens in the
 * page (`grid.module.css`). What rests is not measured either, so that only a row does that is filled and has its height.
 * @param areFilled whether all cells have their content
 */
export function restOutOfSight(host: HTMLElement, areFilled: () => boolean): RestingRows {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measures = '';
  const rows = () => host.querySelectorAll<HTMLElement>('.ag-row:not(.ag-header-row)');
  const look = () => {
    timer = undefined;
    const all = rows();
    const before = measures;
    measures = `${host.clientHeight} ${all.length}`;
    if (!areFilled() || measures !== before) return wait();
    for (const row of all) row.dataset.resting = '';
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
    },
  };
}

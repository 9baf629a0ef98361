/** A table that has kept its size for so long has measured its rows, ms; nobody waits for it to be looked at. */
const stillMs = 300;

/**
 * Lets rows rest: out of sight such a row keeps its height and is neither styled nor laid out, whatever happens in the
 * page (`grid.module.css`). What rests is not measured either, so that only a row does that is filled and has its height;
 * where the width changes, all are measured anew.
 * @param areFilled whether all cells have their content
 * @returns how to stop
 */
export function restOutOfSight(host: HTMLElement, areFilled: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let measures = '';
  let width = host.clientWidth;
  const rows = () => host.querySelectorAll<HTMLElement>('.ag-row:not(.ag-header-row)');
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, stillMs);
  };
  const look = () => {
    const all = rows();
    const before = measures;
    measures = `${host.clientHeight} ${all.length}`;
    if (!areFilled() || measures !== before) return wait();
    for (const row of all) row.dataset.resting = '';
  };
  const changes = new MutationObserver(wait);
  changes.observe(host, { childList: true, subtree: true });
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          if (host.clientWidth === width) return;
          width = host.clientWidth;
          for (const row of rows()) delete row.dataset.resting;
          wait();
        });
  sizes?.observe(host);
  wait();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    sizes?.disconnect();
  };
}

/** Frames in a row without a change, after which the grid has measured what it measures. */
const stillFrames = 3;

/** A grid that is busy with something else is shown all the same after so many frames. */
const mostFrames = 30;

/**
 * A grid measures its headings and the rows of several lines after it has drawn them: everything would jump. It keeps
 * its place, unseen, until its headings and its height stay as they are.
 * @returns shows it at once
 */
export function unseenUntilStill(host: HTMLElement): () => void {
  host.dataset.measuring = '';
  let frame = 0;
  let still = 0;
  let measures = '';
  const show = () => {
    cancelAnimationFrame(frame);
    delete host.dataset.measuring;
  };
  const look = (seen: number) => {
    const found = measuresOf(host);
    still = found === measures ? still + 1 : 0;
    measures = found;
    if (still >= stillFrames || seen >= mostFrames) show();
    else frame = requestAnimationFrame(() => look(seen + 1));
  };
  frame = requestAnimationFrame(() => look(1));
  return show;
}

const measuresOf = (host: HTMLElement): string =>
  [host, host.querySelector('.ag-header')].map((part) => part?.clientHeight).join();

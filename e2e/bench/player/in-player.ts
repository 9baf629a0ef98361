import type { Page } from '@playwright/test';

/** Times in ms, noted in the page. */
export interface OpenedMoment {
  /** Until a recorded picture or the video of the moment is seen. */
  readonly pictureMs: number;
  /** Until the video is seen. */
  readonly videoMs: number;
}

/** Follows a link of the page to the player, and notes when the first picture and the video are seen. */
export function openByLink(page: Page, name: string): Promise<OpenedMoment> {
  return page.getByRole('link', { name }).evaluate(
    (link) =>
      new Promise<OpenedMoment>((resolve, reject) => {
        const begin = performance.now();
        let pictureMs: number | null = null;
        const look = () => {
          const passed = performance.now() - begin;
          const isShown = document.querySelector('main [data-video="shown"]') !== null;
          const image = document.querySelector<HTMLImageElement>('main [data-video] img');
          if (isShown || (image?.complete && image.naturalWidth > 0)) pictureMs ??= passed;
          if (isShown && pictureMs !== null) resolve({ pictureMs, videoMs: passed });
          else if (passed > 20_000) reject(new Error('no video within 20 s'));
          else requestAnimationFrame(look);
        };
        (link as HTMLElement).click();
        look();
      }),
  );
}

/** Presses a key that moves by one frame, and waits for the frame. */
export function stepOneFrame(page: Page, key: ',' | '.'): Promise<number> {
  return page.evaluate(
    (pressed) =>
      new Promise<number>((resolve, reject) => {
        const video = document.querySelector('main video');
        if (!(video instanceof HTMLVideoElement)) return reject(new Error('no video'));
        const begin = performance.now();
        video.requestVideoFrameCallback(() => resolve(performance.now() - begin));
        setTimeout(() => reject(new Error('no frame within 5 s')), 5_000);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      }),
    key,
  );
}

/** How far the cameras of a page are apart, ms, looked at for a while. */
export function drifts(page: Page, forMs: number): Promise<readonly number[]> {
  return page.evaluate(
    (length) =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        const videos = [...document.querySelectorAll('main video')] as HTMLVideoElement[];
        const begin = performance.now();
        const look = () => {
          const times = videos.map(({ currentTime }) => currentTime);
          seen.push((Math.max(...times) - Math.min(...times)) * 1000);
          if (performance.now() - begin > length) resolve(seen);
          else setTimeout(look, 100);
        };
        look();
      }),
    forMs,
  );
}

/** Moves the line of time by steps as a finger does, and notes how long each picture takes. */
export function scrub(page: Page, stepsMs: readonly number[]): Promise<readonly number[]> {
  return page
    .getByRole('slider')
    .first()
    .evaluate(async (line, steps) => {
      const input = line as HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const picture = () => document.querySelector<HTMLImageElement>('main [data-video] img');
      const found: number[] = [];
      input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      for (const [index, step] of steps.entries()) {
        const before = picture()?.src;
        const begin = performance.now();
        write?.call(input, String(input.valueAsNumber + step));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const passed = await new Promise<number>((resolve) => {
          const look = () => {
            const now = picture();
            const isNew = now?.src !== before && now?.complete === true && now.naturalWidth > 0;
            if (isNew || performance.now() - begin > 3_000) resolve(performance.now() - begin);
            else requestAnimationFrame(look);
          };
          look();
        });
        // The first ones are those that fetch the window.
        if (index >= 4) found.push(passed);
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      input.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      return found;
    }, stepsMs);
}

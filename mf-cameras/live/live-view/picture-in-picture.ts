/** The live picture in a small window of the browser's own, above other windows. */
export interface SmallWindow {
  close(): void;
}

export function hasPictureInPicture(page: Document): boolean {
  return page.pictureInPictureEnabled === true;
}

/**
 * Opens the small window. A canvas has none, so its picture goes through a video first.
 *
 * @throws {DOMException} when the browser does not allow it
 */
export async function openSmallWindow(element: HTMLElement, onClose: () => void): Promise<SmallWindow> {
  const video = element instanceof HTMLVideoElement ? element : await videoOf(element);
  const stream = element === video ? null : video.srcObject;
  const end = () => {
    if (stream instanceof MediaStream) for (const track of stream.getTracks()) track.stop();
    onClose();
  };
  try {
    await video.requestPictureInPicture();
  } catch (error) {
    end();
    throw error;
  }
  video.addEventListener('leavepictureinpicture', end, { once: true });
  return {
    close() {
      if (document.pictureInPictureElement === video) void document.exitPictureInPicture().catch(() => {});
    },
  };
}

async function videoOf(element: HTMLElement): Promise<HTMLVideoElement> {
  if (!(element instanceof HTMLCanvasElement)) throw new DOMException('no picture', 'NotSupportedError');
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = element.captureStream();
  await video.play();
  return video;
}

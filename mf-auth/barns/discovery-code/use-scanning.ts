import { type RefObject, useEffect, useRef } from 'react';
import type { Camera } from './camera';
import { createFrameReader, type FrameReader } from './frame-reader';

/** Between two looks, in ms: often enough to feel immediate, seldom enough for an old phone. */
const pauseMs = 120;

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

async function look(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  signal: AbortSignal,
  createReader: () => Promise<FrameReader>,
): Promise<void> {
  const read = await createReader();
  let last: string | null = null;
  while (!signal.aborted) {
    const text = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video) : null;
    // The same code in the next picture tells nothing new.
    if (text !== null && text !== last && !signal.aborted) onText(text);
    if (text !== null) last = text;
    await pause(signal);
  }
}

/** Shows the camera in the element that the reference is given to, and tells each text that comes into view. */
export function useScanning(
  camera: Camera | null,
  onText: (text: string) => void,
  createReader: () => Promise<FrameReader> = createFrameReader,
): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    const element = video.current;
    if (camera === null || element === null) return;
    const abort = new AbortController();
    element.srcObject = camera.stream;
    // Rejects where the page has gone meanwhile; the element has `autoplay` as well.
    element.play().catch(() => undefined);
    void look(element, (text) => tell.current(text), abort.signal, createReader);
    return () => {
      abort.abort();
      element.srcObject = null;
    };
  }, [camera, createReader]);
  return video;
}

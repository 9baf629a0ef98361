import { useEffect, useState } from 'react';
import { type Camera, type CameraDevices, type CameraTrouble, openCamera } from './camera';

export type CameraState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly camera: Camera }
  /** The page is in the background: the camera is not held there. */
  | { readonly state: 'resting' }
  | { readonly state: 'failed'; readonly trouble: CameraTrouble };

/** The camera for as long as the component is on screen and the page is looked at; released in every other case. */
export function useCamera(devices: CameraDevices): { readonly camera: CameraState; readonly reopen: () => void } {
  const [camera, setCamera] = useState<CameraState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt is the reason to open it again
  useEffect(() => {
    let using = new AbortController();

    async function open({ signal }: AbortController): Promise<void> {
      setCamera({ state: 'opening' });
      const opening = await openCamera(devices, signal, () => {
        if (!signal.aborted) setCamera({ state: 'failed', trouble: 'lost' });
      });
      if (signal.aborted) return;
      setCamera(opening.ok ? { state: 'open', camera: opening.camera } : { state: 'failed', trouble: opening.trouble });
    }

    function onVisibility(): void {
      using.abort();
      using = new AbortController();
      if (document.visibilityState === 'visible') void open(using);
      else setCamera({ state: 'resting' });
    }

    void open(using);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      using.abort();
    };
  }, [devices, attempt]);

  return { camera, reopen: () => setAttempt(attempt + 1) };
}

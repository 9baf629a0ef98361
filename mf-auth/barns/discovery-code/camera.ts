/** Why there is no picture of a camera. */
export const cameraTroubles = ['insecure', 'unsupported', 'refused', 'none', 'busy', 'lost', 'failed'] as const;

export type CameraTrouble = (typeof cameraTroubles)[number];

/** The part of the browser that a camera needs; a double in tests. */
export interface CameraDevices {
  readonly isSecureContext: boolean;
  /** Missing where the page may not use a camera at all. */
  readonly getUserMedia: ((constraints: MediaStreamConstraints) => Promise<MediaStream>) | undefined;
}

export interface Camera {
  readonly stream: MediaStream;
  /** Whether it has a light that can be switched. */
  readonly hasTorch: boolean;
  /** Answers whether the light is as asked. */
  setTorch(on: boolean): Promise<boolean>;
  /** Ends it. The browser's sign that a camera is in use goes out. */
  release(): void;
}

export type CameraOpening =
  | { readonly ok: true; readonly camera: Camera }
  | { readonly ok: false; readonly trouble: CameraTrouble; readonly cause?: unknown };

/** The camera at the back where there are several; fine enough for a dense code, small enough to be read in time. */
const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Names of `DOMException` as the Media Capture specification gives them. */
const troubleOfException: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function browserCamera(): CameraDevices {
  // Plain http on a LAN is no secure context: browsers hide the whole interface there.
  const devices: MediaDevices | undefined = Reflect.get(navigator, 'mediaDevices');
  return {
    isSecureContext: window.isSecureContext,
    getUserMedia: devices && ((asked) => devices.getUserMedia(asked)),
  };
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function cameraOf(stream: MediaStream, signal: AbortSignal, onLost: () => void): Camera {
  const [track] = stream.getVideoTracks();
  const release = () => stop(stream);
  signal.addEventListener('abort', release, { once: true });
  track?.addEventListener('ended', onLost, { once: true });
  const capabilities: unknown = track?.getCapabilities?.();
  return {
    stream,
    hasTorch: typeof capabilities === 'object' && capabilities !== null && Reflect.get(capabilities, 'torch') === true,
    async setTorch(on) {
      try {
        // `torch` belongs to the Image Capture specification, which TypeScript's library does not know.
        await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
        return true;
      } catch {
        return false;
      }
    },
    release,
  };
}

/**
 * Opens the camera; the browser may ask the person first, for as long as they think. It is released when `signal` is
 * aborted, also when that happens before it has opened.
 */
export async function openCamera(
  devices: CameraDevices,
  signal: AbortSignal,
  onLost: () => void,
): Promise<CameraOpening> {
  if (devices.getUserMedia === undefined) {
    return { ok: false, trouble: devices.isSecureContext ? 'unsupported' : 'insecure' };
  }
  try {
    const stream = await devices.getUserMedia(constraints);
    if (signal.aborted) {
      stop(stream);
      return { ok: false, trouble: 'lost' };
    }
    return { ok: true, camera: cameraOf(stream, signal, onLost) };
  } catch (cause) {
    const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
    return { ok: false, trouble: troubleOfException[name] ?? 'failed', cause };
  }
}

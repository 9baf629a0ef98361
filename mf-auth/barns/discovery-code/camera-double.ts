import type { CameraDevices } from './camera';

export interface CameraDoubleOptions {
  readonly refusal?: DOMException;
  readonly hasTorch?: boolean;
  readonly torchRefusal?: DOMException;
}

/** A camera for tests: what the browser's interface does with it, without pictures. */
export function cameraDouble({ refusal, hasTorch = false, torchRefusal }: CameraDoubleOptions = {}) {
  const ended = new EventTarget();
  const track = {
    readyState: 'live' as 'live' | 'ended',
    torch: false,
    stop() {
      track.readyState = 'ended';
    },
    /** As when someone pulls the plug. */
    takeAway() {
      track.readyState = 'ended';
      ended.dispatchEvent(new Event('ended'));
    },
    addEventListener: ended.addEventListener.bind(ended),
    getCapabilities: () => (hasTorch ? { torch: true } : {}),
    async applyConstraints({ advanced }: { advanced: readonly { torch: boolean }[] }) {
      if (torchRefusal) throw torchRefusal;
      track.torch = advanced[0]?.torch ?? false;
    },
  };
  const stream = { id: 'stream', getTracks: () => [track], getVideoTracks: () => [track] };
  let opened = 0;
  const devices: CameraDevices = {
    isSecureContext: true,
    async getUserMedia() {
      opened += 1;
      if (refusal) throw refusal;
      track.readyState = 'live';
      return stream as unknown as MediaStream;
    },
  };
  return { devices, track, opened: () => opened };
}

import type { AccessUnit } from '../sources/access-unit';
import type { LiveEnd } from './live-end';

/** The way to one viewer, whatever the transport. */
export interface ViewerSink {
  /** Sends a piece of the FLV stream. The first holds everything that shows the first picture. Never throws. */
  write(chunk: Uint8Array): void;
  /** Bytes that were written and have not yet left for the network. */
  bufferedAmount(): number;
  /** Called once, last. */
  end(reason: LiveEnd): void;
}

/** Tells a viewer the end. Nothing happens when it has ended already. */
export type EndViewer = (reason: LiveEnd) => void;

/** Takes the coded pictures of a camera as they are. */
export interface UnitSink {
  /** Never throws. */
  take(unit: AccessUnit): void;
  /** Called once, last. */
  end(reason: LiveEnd): void;
}

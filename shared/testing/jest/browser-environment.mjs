import { TestEnvironment } from 'jest-environment-jsdom';
import { askForFewerStyles } from './fewer-styles.mjs';

askForFewerStyles();

// What a browser has and jsdom lacks, taken over from Node.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'performance',
];

/** Node waits for open channels before it ends; a browser's window does not. */
class PageChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** What a blob holds. */
function bytesOf(blob, reader) {
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      if (this.global[name] === undefined && globalThis[name] !== undefined) this.global[name] = globalThis[name];
    }
    this.global.BroadcastChannel ??= PageChannel;
    // Pictures are looked into before they are shown.
    const { FileReader } = this.global;
    this.global.Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return bytesOf(this, new FileReader());
    };
    // Node's answers are made of blobs that can be read in pieces.
    this.global.Blob.prototype.stream ??= function stream() {
      const start = async (pieces) => {
        pieces.enqueue(new Uint8Array(await this.arrayBuffer()));
        pieces.close();
      };
      return new ReadableStream({ start });
    };
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle, configurable: true });
    // jsdom reports an error when it is asked for a pseudo-element's style, and answers the element's own all the same.
    const computedStyle = this.global.getComputedStyle.bind(this.global);
    this.global.getComputedStyle = (element) => computedStyle(element);
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
    // Nothing has a place here, so there is nothing to scroll.
    this.global.Element.prototype.scrollIntoView ??= () => {};
    const dialog = this.global.HTMLDialogElement?.prototype;
    if (dialog && !dialog.showModal) {
      dialog.showModal = function showModal() {
        this.open = true;
      };
      dialog.show = function show() {
        this.open = true;
      };
      dialog.close = function close() {
        this.open = false;
        this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
      };
    }
  }
}

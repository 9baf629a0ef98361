import type { Channel } from '../auth-environment';

/** A `BroadcastChannel`, or silence where there is none: windows then learn of each other from storage only. */
export function browserChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, subscribe: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
  };
}

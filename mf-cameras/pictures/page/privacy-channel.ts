import * as v from 'valibot';

/** The channel between the windows of this browser that show pictures. */
export interface PrivacyChannel {
  /** Tells the other windows that these pictures (see `pictureKey`) may not be seen any more. */
  tell(keys: readonly string[]): void;
  listen(listener: (keys: readonly string[]) => void): void;
}

const channelName = 'barnwatch-hidden-pictures';

const message = v.object({ hidden: v.array(v.string()) });

/** A `BroadcastChannel`, or silence where there is none: then the other windows learn of it with their next list. */
export function browserPrivacyChannel(): PrivacyChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel(channelName);
  return {
    tell: (keys) => channel.postMessage({ hidden: keys }),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const reading = v.safeParse(message, data);
        if (reading.success) listener(reading.output.hidden);
      }),
  };
}

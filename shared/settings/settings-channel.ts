import * as v from 'valibot';

/** The channel between the windows of this browser, for settings. */
export interface SettingsChannel {
  /** Tells the other windows that a setting was changed here. */
  tell(name: string, value: unknown): void;
  listen(listener: (name: string, value: unknown) => void): void;
}

const channelName = 'barnwatch-settings';

const messageSchema = v.object({ name: v.string(), value: v.unknown() });

/** A `BroadcastChannel`, or silence where there is none: then the other windows learn of it when they load again. */
export function browserSettingsChannel(): SettingsChannel {
  if (typeof BroadcastChannel === 'undefined') return silentSettingsChannel;
  const channel = new BroadcastChannel(channelName);
  return {
    tell: (name, value) => channel.postMessage({ name, value }),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const reading = v.safeParse(messageSchema, data);
        if (reading.success) listener(reading.output.name, reading.output.value);
      }),
  };
}

/** Of a window that is alone. */
export const silentSettingsChannel: SettingsChannel = { tell: () => undefined, listen: () => undefined };

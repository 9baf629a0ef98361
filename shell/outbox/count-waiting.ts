import { deviceStorage } from '@barnwatch/shared/storage';

/** How many entries of an instance wait on this device. */
export async function countWaiting(instanceId: string): Promise<number> {
  return (await deviceStorage.open('outbox').keys(`${encodeURIComponent(instanceId)}/`)).length;
}

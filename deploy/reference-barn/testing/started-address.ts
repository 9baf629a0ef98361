import type { ChildProcess } from 'node:child_process';

/** Where a started instance answers, once it does. @throws when it ends before */
export function startedAddress(instance: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    instance.on('message', (message: { readonly address?: string }) => {
      if (message.address !== undefined) resolve(message.address);
    });
    instance.once('exit', (code, signal) => reject(new Error(`The instance ended (${signal ?? code}).`)));
  });
}

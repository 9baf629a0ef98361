import type { CallOptions, InstanceClient } from './instance-client';

function low<Options extends CallOptions>(options: Options): Options {
  return { ...options, priority: 'low' };
}

/** The same client for what nobody waits for: what somebody waits for goes first. Streams stay as they are. */
export function unhurried(client: InstanceClient): InstanceClient {
  return {
    ...client,
    get: (path, options) => client.get(path, low(options)),
    post: (path, options) => client.post(path, low(options)),
    put: (path, options) => client.put(path, low(options)),
    patch: (path, options) => client.patch(path, low(options)),
    delete: (path, options) => client.delete(path, low(options)),
    file: (path, options = {}) => client.file(path, low(options)),
  };
}

import { readJson } from './classify-answer';
import type { ReadAnswer } from './exchange';
import { failed, succeeded } from './outcome';

/** Reads the envelope and hands its `data` to `parse`. An empty answer (204) has no data. */
export function jsonAnswer<T>(instanceId: string, parse: (data: unknown) => T): ReadAnswer<T> {
  return async (response, call) => {
    const context = { instanceId, call, status: response.status };
    const reading = await readJson(response);
    if (!reading.ok) return failed(reading.code, context, reading.cause);
    const { json } = reading;
    const hasData = typeof json === 'object' && json !== null && 'data' in json;
    if (!hasData && json !== undefined) return failed('unexpected-shape', context, new TypeError('no data in it'));
    try {
      return succeeded(parse(hasData ? json.data : undefined));
    } catch (cause) {
      return failed('unexpected-shape', context, cause);
    }
  };
}

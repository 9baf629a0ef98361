import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useInstanceClient } from '../auth-client/hooks/instance-hooks';
import type { RequestError } from '../auth-client/requests/outcome';
import { runningClient } from '../auth-client/running';
import type { Call, CallName } from '../wire/call';
import type { CallRequest } from '../wire/call-request';
import { type EditEvent, type Edits, editsAfter } from './edits';
import { sendCall } from './send-call';

export interface EditOptions<Name extends CallName, Value> {
  /** The call that gives a record this value. */
  readonly request: (id: string, value: Value) => CallRequest<Name>;
  /** What is asked, once, in place of a call that was refused; null where the refusal stands. */
  readonly again?: (id: string, value: Value, error: RequestError) => CallRequest<Name> | null;
  /** Told after each saved edit: best asks the answer again. */
  readonly onSaved?: (id: string, value: Value) => void;
  readonly onRefused?: (id: string, error: RequestError) => void;
}

export interface Editing<Value> {
  readonly edits: Edits<Value>;
  /** Shows the value at once and saves it. It goes on when the screen is left. Never throws. */
  readonly save: (id: string, value: Value) => Promise<void>;
  readonly dismiss: (id: string) => void;
}

/**
 * Values of records that are changed in place, shown before they are saved, and as before where that is refused. Calls
 * for one record follow each other, and the last one wins.
 */
export function useEdits<Name extends CallName, Value>(
  call: Call<Name, unknown>,
  options: EditOptions<Name, Value>,
): Editing<Value> {
  const client = useInstanceClient();
  const [edits, dispatch] = useReducer(editsAfter<Value>, new Map());
  const latestEdits = useRef(new Map<string, { readonly value: Value }>());
  const turns = useRef(new Map<string, Promise<unknown>>());
  const latest = useRef(options);
  latest.current = options;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const save = useCallback(
    async (id: string, value: Value): Promise<void> => {
      const edit = { value };
      const isWanted = (): boolean => latestEdits.current.get(id) === edit;
      const tell = (event: EditEvent<Value>): void => {
        if (!isLeft.current) dispatch(event);
      };
      latestEdits.current.set(id, edit);
      tell({ kind: 'edited', id, edit: { kind: 'saving', value } });
      const turn = Promise.resolve(turns.current.get(id)).then(async () => {
        if (!isWanted()) return null;
        const first = await sendCall(client, call, latest.current.request(id, value));
        const again = first.ok ? null : (latest.current.again?.(id, value, first.error) ?? null);
        return again ? sendCall(client, call, again) : first;
      });
      turns.current.set(id, turn);
      const outcome = await turn;
      if (outcome === null || !isWanted()) return;
      const { onSaved, onRefused } = latest.current;
      if (outcome.ok) {
        tell({ kind: 'edited', id, edit: { kind: 'saved', value, at: runningClient().now() } });
        onSaved?.(id, value);
      } else {
        tell({ kind: 'edited', id, edit: { kind: 'refused', value, error: outcome.error } });
        onRefused?.(id, outcome.error);
      }
    },
    [call, client],
  );
  const dismiss = useCallback((id: string) => {
    latestEdits.current.delete(id);
    dispatch({ kind: 'dismissed', id });
  }, []);
  // The same for as long as nothing changes: hundreds of rows may hang on it.
  return useMemo(() => ({ edits, save, dismiss }), [edits, save, dismiss]);
}

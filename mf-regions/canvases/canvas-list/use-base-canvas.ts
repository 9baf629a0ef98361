import { type ActionState, useAction } from '@barnwatch/shared/answers';
import { readVersion, setBaseCanvas } from '@barnwatch/shared/wire/calls';
import { useState } from 'react';

export interface BaseCanvasChoice {
  readonly now: ActionState;
  /** Null: none is shown first. */
  readonly set: (canvasId: string | null) => void;
  /** The last choice once more. */
  readonly again: () => void;
}

/** Which canvas is shown first. The configuration is that of the barn's product, so that is asked for first. */
export function useBaseCanvas(onChanged: () => void): BaseCanvasChoice {
  const version = useAction(readVersion);
  const write = useAction(setBaseCanvas);
  const [last, setLast] = useState<string | null>(null);
  const set = async (baseCanvas: string | null): Promise<void> => {
    setLast(baseCanvas);
    const told = await version.run({});
    if (!told.ok) return;
    const { product } = told.value.answer.version;
    const done = await write.run({ path: { product }, body: { doc: { baseCanvas } } });
    // One that somebody has deleted meanwhile is shown as gone.
    if (done.ok || done.error.code === 'not-found') onChanged();
  };
  return {
    now: version.now.state === 'idle' ? write.now : version.now,
    set: (canvasId) => void set(canvasId),
    again: () => void set(last),
  };
}

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { moved, placeByKey } from './reorder';

/** How a tile is being moved. */
export type Lift =
  | { readonly by: 'keys'; readonly cameraId: string }
  /** `over` is the tile whose place it would take. */
  | { readonly by: 'pointer'; readonly cameraId: string; readonly over: string | null };

export interface Arranging {
  readonly lift: Lift | null;
  /** The order as it is now, a lifted tile at the place that it would have. */
  readonly order: readonly string[];
  readonly onKey: (cameraId: string, key: string) => boolean;
  readonly onLift: (cameraId: string) => void;
  readonly onDrag: (cameraId: string, over: string | null) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

export interface ArrangeOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** All cameras that are shown, in order. */
  readonly order: readonly string[];
  readonly columns: number;
  readonly onOrder: (order: readonly string[]) => void;
  /** Somebody who does not see it is told. */
  readonly onTell: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', cameraId: string, place: number) => void;
}

/** Tiles are picked up, moved and put down, by pointer or by keys. Until it is put down nothing is kept. */
export function useArrange({ list, order: keptOrder, columns, onOrder, onTell }: ArrangeOptions): Arranging {
  const [lift, setLift] = useState<Lift | null>(null);
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const order = draft ?? keptOrder;
  const focusOn = useRef<string | null>(null);

  // A tile that moves in the page loses the focus.
  useLayoutEffect(() => {
    const cameraId = focusOn.current;
    focusOn.current = null;
    if (cameraId !== null) gripOf(list.current, cameraId)?.focus({ preventScroll: false });
  });

  const end = useCallback(() => {
    setLift(null);
    setDraft(null);
  }, []);

  const drop = (cameraId: string, next: readonly string[]) => {
    focusOn.current = cameraId;
    end();
    if (next !== keptOrder) onOrder(next);
    onTell('dropped', cameraId, next.indexOf(cameraId) + 1);
  };

  const cancel = () => {
    if (!lift) return;
    focusOn.current = lift.cameraId;
    end();
    onTell('cancelled', lift.cameraId, keptOrder.indexOf(lift.cameraId) + 1);
  };

  const onKey = (cameraId: string, key: string): boolean => {
    const isLifted = lift?.cameraId === cameraId;
    if (key === ' ' || key === 'Enter') {
      if (isLifted) drop(cameraId, order);
      else {
        setLift({ by: 'keys', cameraId });
        setDraft(null);
        onTell('lifted', cameraId, keptOrder.indexOf(cameraId) + 1);
      }
      return true;
    }
    if (!isLifted) return false;
    if (key === 'Escape') {
      cancel();
      return true;
    }
    const to = placeByKey(key, order.indexOf(cameraId), columns, order.length);
    if (to === null) return false;
    focusOn.current = cameraId;
    setDraft(moved(order, cameraId, to));
    onTell('moved', cameraId, to + 1);
    return true;
  };

  return {
    lift,
    order,
    onKey,
    onLift: (cameraId) => {
      setDraft(null);
      setLift({ by: 'pointer', cameraId, over: null });
    },
    onDrag: (cameraId, over) =>
      setLift((now) => (now?.by === 'pointer' && now.over === over ? now : { by: 'pointer', cameraId, over })),
    onDrop: () => {
      if (lift?.by !== 'pointer') return;
      const { cameraId, over } = lift;
      drop(cameraId, over === null ? keptOrder : moved(keptOrder, cameraId, keptOrder.indexOf(over)));
    },
    onCancel: cancel,
  };
}

function gripOf(list: HTMLElement | null, cameraId: string): HTMLElement | null {
  const tiles = [...(list?.querySelectorAll<HTMLElement>('[data-camera-id]') ?? [])];
  const tile = tiles.find(({ dataset }) => dataset.cameraId === cameraId);
  return tile?.querySelector<HTMLElement>('[data-grip]') ?? null;
}

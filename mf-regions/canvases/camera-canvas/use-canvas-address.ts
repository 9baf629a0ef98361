import { useSearchParams } from '@barnwatch/shared/routing';
import { type CanvasLayer, canvasLayers, useSetting } from '@barnwatch/shared/settings';
import { useCallback, useMemo } from 'react';
import { type CanvasAddress, readCanvasAddress, writeCanvasAddress } from './canvas-address';

export interface AddressedCanvas {
  readonly address: CanvasAddress;
  readonly layers: ReadonlySet<CanvasLayer>;
  /** Stable. What is looked at takes the place of the last entry of the history; a wall is one that one comes back from. */
  readonly change: (change: Partial<CanvasAddress>) => void;
  /** A step from the moment that the address says by then: it is drawn later, and of two quick presses each counts. */
  readonly onStep: (moment: (known: number | null) => number | null) => void;
  readonly onLayer: (layer: CanvasLayer, isOn: boolean) => void;
}

/** How a canvas is seen: in the address, and what its layers are also on this device, for the next one. */
export function useCanvasAddress(): AddressedCanvas {
  const [query, changeQuery] = useSearchParams();
  const [remembered, remember] = useSetting('canvasLayers');
  const address = readCanvasAddress(query);
  const chosen = (address.layers ?? remembered).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same layers told again are the same
  const layers = useMemo(() => new Set(address.layers ?? remembered), [chosen]);
  const change = useCallback(
    (next: Partial<CanvasAddress>) =>
      changeQuery((known) => writeCanvasAddress(known, next), { replace: next.isWall !== true }),
    [changeQuery],
  );
  return {
    address,
    layers,
    change,
    onStep: (moment) =>
      changeQuery((known) => writeCanvasAddress(known, { moment: moment(readCanvasAddress(known).moment) }), {
        replace: true,
      }),
    onLayer: (layer, isOn) =>
      changeQuery(
        (known) => {
          const shown = readCanvasAddress(known).layers ?? remembered;
          const next = canvasLayers.filter((one) => (one === layer ? isOn : shown.includes(one)));
          void remember(next);
          return writeCanvasAddress(known, { layers: next });
        },
        { replace: true },
      ),
  };
}

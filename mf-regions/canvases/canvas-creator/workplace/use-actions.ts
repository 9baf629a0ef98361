import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { useCallback, useState } from 'react';
import type { CanvasCamera } from '../../../canvas-records/record/canvas-camera';
import { inWalkingOrder } from '../../../canvas-records/record/canvas-camera';
import type { Alignment, Axis } from '../arranging/aligning';
import type { Placed } from '../arranging/arrangement';
import { creatorAfter } from '../arranging/creator-state';
import type { Order } from '../arranging/ordering';
import type { Step } from '../arranging/steps';
import type { Creator } from './use-creator';

/** What buttons and keys do to what is chosen; each is said for those who do not see it. */
export interface CreatorActions {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Asks which cameras. */
  readonly add: () => void;
  readonly remove: () => void;
  readonly nudge: (dx: number, dy: number) => void;
  readonly turn: (degrees: number) => void;
  readonly order: (to: Order) => void;
  readonly align: (to: Alignment) => void;
  readonly distribute: (axis: Axis) => void;
  readonly fill: () => void;
}

export interface CreatorActionsOptions {
  readonly creator: Creator;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly onAdd: () => void;
}

export function useActions({ creator, cameras, onAdd }: CreatorActionsOptions) {
  const { t, language } = useTexts('mf-regions');
  const [announced, setAnnounced] = useState('');
  const { state, ratios, step } = creator;
  const { selected: keys } = state;

  // The same words again are another text, or nobody would hear them.
  const say = useCallback((words: string) => {
    setAnnounced((before) => (before === words ? `${words}\u00a0` : words));
  }, []);
  const nameOf = (cameraId: string) => cameras?.get(cameraId)?.name ?? cameraId;
  const whereIs = (place: Placed): string => {
    const percent = (share: number) => formatNumber(share * 100, language);
    return t('canvasSaid.at', {
      name: nameOf(place.cameraId),
      x: percent(place.x),
      y: percent(place.y),
      width: percent(place.width),
      rotation: formatNumber(place.rotation, language),
    });
  };
  /** Does it and says where the chosen pictures are then. */
  const doAndTell = (one: Step, gesture?: string): void => {
    if (keys.size === 0) return;
    const event = {
      kind: 'step' as const,
      step: one,
      ratios,
      ...(gesture && { gesture: { id: gesture, says: 'more' as const } }),
    };
    const after = creatorAfter(state, event);
    step(one, event.gesture);
    const moved = after.now.places.filter(({ key }) => keys.has(key));
    say(moved.length === 1 && moved[0] ? whereIs(moved[0]) : t('canvasSaid.moved', { count: moved.length }));
  };

  const actions: CreatorActions = {
    undo: () => {
      creator.undo();
      say(t(state.past.length > 0 ? 'canvasSaid.undone' : 'canvasSaid.nothingToUndo'));
    },
    redo: () => {
      creator.redo();
      say(t(state.future.length > 0 ? 'canvasSaid.redone' : 'canvasSaid.nothingToRedo'));
    },
    add: onAdd,
    remove: () => {
      if (keys.size === 0) return;
      step({ kind: 'remove', keys });
      say(t('canvasSaid.removed', { count: keys.size }));
    },
    nudge: (dx, dy) => doAndTell({ kind: 'move', keys, dx, dy }, `nudge ${[...keys].join('\n')}`),
    turn: (degrees) => doAndTell({ kind: 'turn', keys, degrees }),
    order: (to) => {
      if (keys.size === 0) return;
      const event = { kind: 'step' as const, step: { kind: 'order' as const, keys, to }, ratios };
      const { places } = creatorAfter(state, event).now;
      step(event.step);
      const last = places.findLastIndex(({ key }) => keys.has(key));
      say(t('canvasSaid.ordered', { place: last + 1, count: places.length }));
    },
    align: (to) => doAndTell({ kind: 'align', keys, to }),
    distribute: (axis) => doAndTell({ kind: 'distribute', keys, axis }),
    fill: () => {
      const known = state.now.places.map(({ cameraId }) => cameras?.get(cameraId));
      const walk = inWalkingOrder(
        known.filter((camera) => camera !== undefined),
        language,
      ).map(({ cameraId }) => cameraId);
      const rank = ({ cameraId }: Placed) => {
        const at = walk.indexOf(cameraId);
        return at < 0 ? walk.length : at;
      };
      const sorted = [...state.now.places].sort((one, other) => rank(one) - rank(other));
      step({ kind: 'fill', keys: sorted.map(({ key }) => key) });
      say(t('canvasSaid.filled', { count: sorted.length }));
    },
  };
  return { actions, announced, say, nameOf };
}

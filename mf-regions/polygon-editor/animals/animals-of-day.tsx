import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import { type PaintedHeatmap, type PaintedHeatmaps, Widget } from '@barnwatch/shared/widgets';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { useCallback, useState } from 'react';

export interface AnimalsOfDayProps {
  readonly barn: InstanceView;
  readonly cameraId: string;
  /** Stable; null once nobody wants to see it. */
  readonly onMap: (map: PaintedHeatmap | null) => void;
}

/** Who switches it off and on again is answered from what was worked out before. */
const roundMs = 10 * millisecondsInMinute;

const nothing = (): void => {};

/** Where the animals of a camera were in the last day: worked out, painted and explained by whoever has heatmaps. */
export function AnimalsOfDay({ barn, cameraId, onMap }: AnimalsOfDayProps) {
  const { t } = useTexts('mf-regions');
  const [given] = useState(() => {
    const end = Math.floor((Date.now() + (barn.clockOffsetMs ?? 0)) / roundMs) * roundMs;
    return { cameraIds: [cameraId], span: { start: end - millisecondsInDay, end } };
  });
  const tell = useCallback(
    ({ maps }: PaintedHeatmaps) => onMap(maps.find((map) => map.cameraId === cameraId) ?? null),
    [onMap, cameraId],
  );
  return (
    <Widget
      name="heatmap-layer"
      what={t('polygonEditor.look.animals')}
      props={{ ...given, onMaps: tell, onSettled: nothing }}
      fallback={<Banner kind="info">{t('polygonEditor.look.noAnimals')}</Banner>}
    />
  );
}

import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import type { CanvasLayer } from '@barnwatch/shared/settings';
import { Icon, type IconName } from '@barnwatch/shared/ui';
import { type PaintedHeatmap, type ShownPicture, Widget } from '@barnwatch/shared/widgets';
import { memo, useMemo } from 'react';
import type { Place } from '../../canvas-records/geometry/place';
import type { CanvasCamera } from '../../canvas-records/record/canvas-camera';
import { HeatPicture } from '../../region-records/heatmap/heat-picture';
import styles from './camera-canvas.module.css';
import { placeLook } from './place-look';
import { RegionCounts } from './region-counts';
import { RegionShapes } from './region-shapes';
import type { OpenAtCamera } from './shown-incidents';
import { countedRegions, type SeenAnimals, writtenCounts } from './shown-places';
import type { ShownRegion } from './shown-regions';

/** A still of a camera is renewed this often, ms; one that is large more often than one of many. */
const largeEveryMs = 10_000;
const smallEveryMs = 30_000;
/** On lower ones a name would cover the animals: there it comes as one goes near. CSS px. */
const leastNamedPx = 120;
const leastLargePx = 200;

export interface CanvasTileProps {
  readonly place: Place;
  /** Undefined where the barn does not have it any more, or has not said yet. */
  readonly camera: CanvasCamera | undefined;
  readonly ratio: number;
  readonly heightRatio: number;
  /** Of the whole canvas as it is laid out, CSS px; in steps, where only the size of what is asked for depends on it. */
  readonly sheetWidth: number;
  /** Of the picture on the screen, CSS px, in steps. */
  readonly heightPx: number;
  readonly layers: ReadonlySet<CanvasLayer>;
  readonly isLive: boolean;
  readonly moment: number | null;
  readonly regions: readonly ShownRegion[] | undefined;
  readonly count: number | undefined;
  readonly open: OpenAtCamera | undefined;
  readonly places: readonly SeenAnimals[] | undefined;
  readonly heatmap: PaintedHeatmap | undefined;
  /** Null where it leads nowhere. */
  readonly to: string | null;
  readonly onShown: (shown: ShownPicture) => void;
}

/** One camera at its place on a canvas, with what the layers say of it. */
export const CanvasTile = memo(function CanvasTile(props: CanvasTileProps) {
  const {
    place,
    camera,
    ratio,
    heightRatio,
    sheetWidth,
    heightPx,
    layers,
    isLive,
    moment,
    regions,
    places,
    heatmap,
    to,
    onShown,
  } = props;
  const { t } = useTexts('mf-regions');
  const { cameraId } = place;
  const name = camera?.name ?? cameraId;
  const look = placeLook(place, ratio, heightRatio, sheetWidth);
  const marks = useMarks(props);
  const counted = useMemo(() => {
    const counts = regions && places ? countedRegions(regions, places) : [];
    return writtenCounts(counts, { width: heightPx * ratio, height: heightPx });
  }, [regions, places, heightPx, ratio]);
  const isOffline = layers.has('offline') && isAway(camera) && moment === null;
  const inRegions = counted.map(({ region, count }) =>
    t('cameraCanvas.inRegion', { region: region.specification, count }),
  );
  const label = [name, ...marks.map(({ words }) => words), ...inRegions].join(', ');
  return (
    <li className={styles.place} style={look.place} data-camera-id={cameraId} data-offline={isOffline || undefined}>
      {to !== null && (
        <SuiteLink className={styles.link} to={to} aria-label={label} draggable={false}>
          {null}
        </SuiteLink>
      )}
      <div className={styles.shown} style={look.shown}>
        <div className={styles.whole} style={look.whole}>
          <Widget
            name="camera-picture"
            what={name}
            props={{
              cameraId,
              moment,
              motion: isLive ? 'live' : 'still',
              heightPx,
              intervalMs: heightPx < leastLargePx ? smallEveryMs : largeEveryMs,
              named: false,
              onShown,
            }}
            fallback={<NoPicture name={name} />}
          />
          {heatmap && <HeatPicture map={heatmap} />}
          {regions && layers.has('regions') && <RegionShapes regions={regions} />}
          <RegionCounts counts={counted} />
        </div>
      </div>
      <div className={styles.marks} aria-hidden="true">
        {layers.has('names') && heightPx >= leastNamedPx && (
          <span className={styles.mark} dir="auto">
            {name}
          </span>
        )}
        {marks.map(({ icon, text, words }) => (
          <span key={icon} className={styles.mark} data-mark={icon} title={words}>
            <Icon name={icon} size={14} />
            {text}
          </span>
        ))}
      </div>
    </li>
  );
});

interface Mark {
  readonly icon: IconName;
  readonly text: string;
  readonly words: string;
}

function useMarks({ camera, layers, moment, count, open }: CanvasTileProps): readonly Mark[] {
  const { t } = useTexts('mf-regions');
  if (moment !== null) return [];
  const marks: (Mark | false)[] = [
    layers.has('deadAnimals') &&
      (open?.deadAnimals ?? 0) > 0 && {
        icon: 'warning',
        text: String(open?.deadAnimals),
        words: t('cameraCanvas.deadAnimals', { count: open?.deadAnimals ?? 0 }),
      },
    layers.has('incidents') &&
      (open?.incidents ?? 0) > 0 && {
        icon: 'incident',
        text: String(open?.incidents),
        words: t('cameraCanvas.incidents', { count: open?.incidents ?? 0 }),
      },
    layers.has('counts') &&
      count !== undefined && {
        icon: 'pig',
        text: String(count),
        words: t('cameraCanvas.animals', { count }),
      },
    layers.has('offline') && isAway(camera) && { icon: 'offline', text: '', words: t('cameraCanvas.offline') },
  ];
  return marks.filter((mark) => mark !== false);
}

/** One that is out of use is not expected to be there. */
function isAway(camera: CanvasCamera | undefined): boolean {
  return camera !== undefined && !camera.isOnline && !camera.isDecommissioned;
}

/** In a deployment without pictures of cameras, or for an account that may see none. */
function NoPicture({ name }: { readonly name: string }) {
  const { t } = useTexts('mf-regions');
  return (
    <span className={styles.none}>
      <Icon name="camera" size={20} />
      <span>{name}</span>
      <span>{t('cameraCanvas.noPicture')}</span>
    </span>
  );
}

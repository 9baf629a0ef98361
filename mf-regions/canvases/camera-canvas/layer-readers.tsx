import { type BarnReading, knownReading, useReading } from '@barnwatch/shared/answers';
import { usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { CanvasLayer } from '@barnwatch/shared/settings';
import { Banner, RequestFailure } from '@barnwatch/shared/ui';
import type { PaintedHeatmap } from '@barnwatch/shared/widgets';
import { queryIncidents, queryLabelCount } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';
import { useCallback, useEffect, useMemo } from 'react';
import { useRegionMappings, useRegionSpecifications, useRegionTypes } from '../../region-records/record/use-regions';
import { PlaceReaders, type PlacesByCamera } from './place-readers';
import { countByCamera, latestCounts } from './shown-counts';
import { type OpenAtCamera, openByCamera, openIncidents } from './shown-incidents';
import { type ShownRegion, shownRegions } from './shown-regions';

/** What the layers show, by camera; what is not wanted or not known yet is empty. */
export interface LayerFacts {
  readonly regions: ReadonlyMap<string, readonly ShownRegion[]>;
  readonly counts: ReadonlyMap<string, number>;
  readonly open: ReadonlyMap<string, OpenAtCamera>;
  /** Animals by place of the cameras that are seen large. */
  readonly places: PlacesByCamera;
  readonly heatmaps: ReadonlyMap<string, PaintedHeatmap>;
}

const none: readonly never[] = [];

export const noFacts: LayerFacts = {
  regions: new Map(),
  counts: new Map(),
  open: new Map(),
  places: new Map(),
  heatmaps: new Map(),
};

type Tell = (change: Partial<LayerFacts>) => void;

export interface LayerReadersProps {
  readonly layers: ReadonlySet<CanvasLayer>;
  /** Of now: at another moment nothing is known of what was open or counted. */
  readonly isNow: boolean;
  /** The cameras that are seen large. */
  readonly large: readonly string[];
  /** Stable. */
  readonly onFacts: Tell;
}

/** Asks for what the layers show, and only for what is shown and may be seen; draws what could not be had. */
export function LayerReaders({ layers, isNow, large, onFacts }: LayerReadersProps) {
  const seesRegions = usePermission({ any: ['regions.view'] });
  const seesCounts = usePermission({ any: ['data.view'] });
  const seesIncidents = usePermission({ any: ['incidents.view'] });
  const wantsOpen = layers.has('incidents') || layers.has('deadAnimals');
  const countsPlaces = seesCounts && isNow && layers.has('regionCounts');
  const onPlaces = useCallback((places: PlacesByCamera) => onFacts({ places }), [onFacts]);
  return (
    <>
      {seesRegions && (layers.has('regions') || countsPlaces) && <RegionReader onFacts={onFacts} />}
      {seesRegions && countsPlaces && (
        <PlaceReaders
          cameraIds={large}
          onPlaces={onPlaces}
          failure={(reading) => <LayerFailure layer="regionCounts" reading={reading} />}
        />
      )}
      {seesCounts && isNow && layers.has('counts') && <CountReader onFacts={onFacts} />}
      {seesIncidents && isNow && wantsOpen && <OpenReader onFacts={onFacts} />}
    </>
  );
}

interface ReaderProps {
  readonly onFacts: Tell;
}

function RegionReader({ onFacts }: ReaderProps) {
  const mappings = useRegionMappings();
  const types = useRegionTypes();
  const specifications = useRegionSpecifications();
  const drawn = knownReading(mappings)?.value ?? none;
  const ofTypes = knownReading(types)?.value ?? none;
  const ofSpecifications = knownReading(specifications)?.value ?? none;
  const regions = useMemo(() => shownRegions(drawn, ofTypes, ofSpecifications), [drawn, ofTypes, ofSpecifications]);
  useEffect(() => {
    onFacts({ regions });
    return () => onFacts({ regions: noFacts.regions });
  }, [onFacts, regions]);
  const failed = [mappings, types, specifications].find(({ state }) => state === 'failed') ?? mappings;
  return <LayerFailure layer="regions" reading={failed} />;
}

function CountReader({ onFacts }: ReaderProps) {
  const reading = useReading(
    queryLabelCount,
    { body: latestCounts, keep: true, refreshEveryMs: millisecondsInMinute },
    countByCamera,
  );
  const counts = knownReading(reading)?.value ?? noFacts.counts;
  useEffect(() => {
    onFacts({ counts });
    return () => onFacts({ counts: noFacts.counts });
  }, [onFacts, counts]);
  return <LayerFailure layer="counts" reading={reading} />;
}

function OpenReader({ onFacts }: ReaderProps) {
  const reading = useReading(
    queryIncidents,
    { body: openIncidents, keep: true, refreshEveryMs: millisecondsInMinute },
    openByCamera,
  );
  const open = knownReading(reading)?.value ?? noFacts.open;
  useEffect(() => {
    onFacts({ open });
    return () => onFacts({ open: noFacts.open });
  }, [onFacts, open]);
  return <LayerFailure layer="incidents" reading={reading} />;
}

interface LayerFailureProps {
  readonly layer: CanvasLayer;
  readonly reading: BarnReading<unknown>;
}

/** A layer that cannot be had costs itself; of one that cannot be read whole it is said. */
function LayerFailure({ layer, reading }: LayerFailureProps) {
  const { t } = useTexts('mf-regions');
  const name = t(`cameraCanvas.layer.${layer}`);
  const unread = knownReading(reading)?.setAside.length ?? 0;
  return (
    <>
      {reading.state === 'failed' && (
        <RequestFailure
          form="line"
          error={reading.error}
          what={t('cameraCanvas.layerFailed', { layer: name })}
          onRetry={reading.retry}
          retrying={reading.refreshing}
        />
      )}
      {unread > 0 && <Banner kind="warning">{t('cameraCanvas.layerUnread', { layer: name, count: unread })}</Banner>}
    </>
  );
}

import { usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type CanvasLayer, canvasLayers } from '@barnwatch/shared/settings';
import { Button, Dialog, Switch } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './camera-canvas.module.css';

/** What must be permitted for what a layer shows. */
const rights: Partial<Record<CanvasLayer, readonly string[]>> = {
  regions: ['regions.view'],
  regionCounts: ['regions.view', 'data.view'],
  heatmap: ['artifacts.manage', 'artifacts.view'],
  counts: ['data.view'],
  incidents: ['incidents.view'],
  deadAnimals: ['incidents.view'],
};

/** These say what is now, not what was at another moment. */
const ofNow: ReadonlySet<CanvasLayer> = new Set([
  'live',
  'regionCounts',
  'counts',
  'incidents',
  'deadAnimals',
  'offline',
]);

export interface LayerSwitchesProps {
  readonly layers: ReadonlySet<CanvasLayer>;
  readonly isNow: boolean;
  readonly onLayer: (layer: CanvasLayer, isOn: boolean) => void;
}

/** What is shown on the pictures; remembered on this device. */
export function LayerSwitches({ layers, isNow, onLayer }: LayerSwitchesProps) {
  const { t } = useTexts('mf-regions');
  const permissions = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const missingRight = (layer: CanvasLayer) => rights[layer]?.find((right) => !permissions.includes(right));
  const hintOf = (layer: CanvasLayer): string | undefined => {
    const right = missingRight(layer);
    if (right !== undefined) return t('cameraCanvas.layerRight', { right });
    return !isNow && ofNow.has(layer) ? t('cameraCanvas.layerOfNow') : undefined;
  };
  return (
    <>
      <Button icon="show" onClick={() => setOpen(true)}>
        <span className={styles.words}>{t('cameraCanvas.layers')}</span>
      </Button>
      {isOpen && (
        <Dialog
          open
          title={t('cameraCanvas.layers')}
          onClose={() => setOpen(false)}
          actions={
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t('cameraCanvas.done')}
            </Button>
          }
        >
          <ul className={styles.layers}>
            {canvasLayers.map((layer) => (
              <li key={layer}>
                <Switch
                  label={t(`cameraCanvas.layer.${layer}`)}
                  checked={layers.has(layer)}
                  disabled={missingRight(layer) !== undefined}
                  hint={hintOf(layer)}
                  onChange={(isOn) => onLayer(layer, isOn)}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { Banner, Button, buttonClass, Icon, Page } from '@barnwatch/shared/ui';
import { enterFullscreen } from '@barnwatch/shared/ui/wall';
import { type ReactNode, useState } from 'react';
import { type Canvas, isOwnOrShared } from '../../canvas-records/record/canvas';
import { canvasCreatorPath, canvasListPath } from '../../canvas-records/record/canvas-addresses';
import type { CanvasCamera } from '../../canvas-records/record/canvas-camera';
import styles from './camera-canvas.module.css';
import { CanvasBody } from './canvas-body';
import { CanvasTime, momentAfter, type TimeStep, timeSteps } from './canvas-time';
import { CanvasTimeline } from './canvas-timeline';
import { LayerSwitches } from './layer-switches';
import { useCanvasAddress } from './use-canvas-address';

const seesPast = { any: ['recordings.view'] } as const;
const mayArrange = { any: ['canvases.manage'] } as const;

export interface OpenCanvasProps {
  readonly barn: InstanceView;
  readonly canvas: Canvas;
  /** Null until the barn has said which there are. */
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly troubles: ReactNode;
}

/** A canvas with something on it. */
export function OpenCanvas({ barn, canvas, cameras, troubles }: OpenCanvasProps) {
  const { t } = useTexts('mf-regions');
  const barnId = barn.globalUniqueIdentifier;
  const { address, layers, change, onStep, onLayer } = useCanvasAddress();
  const canOpen = useCanOpen();
  const hasPast = usePermission(seesPast);
  const isManager = usePermission(mayArrange);
  const [stepMs, setStepMs] = useState<TimeStep>(timeSteps[2]);
  const [isPlaying, setPlaying] = useState(false);
  const moment = hasPast ? address.moment : null;
  const goTo = (next: number | null) => {
    if (next === null) setPlaying(false);
    change({ moment: next });
  };
  const step = (by: number, now: number) =>
    onStep((known) => {
      const next = momentAfter(known, by, now);
      if (next === null) setPlaying(false);
      return next;
    });
  const creator = canvasCreatorPath(barnId, canvas.canvasId);
  const isArrangeable = isManager && isOwnOrShared(canvas, barn.accountId) && canOpen(creator);
  const list = canvasListPath(barnId);
  return (
    <Page
      title={canvas.name}
      width="full"
      actions={
        <>
          <LayerSwitches layers={layers} isNow={moment === null} onLayer={onLayer} />
          <Button
            icon="fullscreen"
            onClick={() => {
              void enterFullscreen();
              change({ isWall: true });
            }}
          >
            <span className={styles.words}>{t('cameraCanvas.wall')}</span>
          </Button>
          {isArrangeable && (
            <SuiteLink className={buttonClass('quiet')} to={creator}>
              <Icon name="edit" size={18} />
              <span className={styles.words}>{t('cameraCanvas.edit')}</span>
            </SuiteLink>
          )}
          {canOpen(list) && (
            <SuiteLink className={buttonClass('quiet')} to={list}>
              <Icon name="list" size={18} />
              <span className={styles.words}>{t('cameraCanvas.list')}</span>
            </SuiteLink>
          )}
        </>
      }
    >
      {troubles}
      {address.moment !== null && !hasPast && (
        <Banner kind="info">{t('cameraCanvas.noPast', { right: seesPast.any.join(', ') })}</Banner>
      )}
      <CanvasBody
        key={String(address.isWall)}
        barn={barn}
        canvas={canvas}
        cameras={cameras}
        address={address}
        layers={layers}
        moment={moment}
        onChange={change}
        playing={{ isPlaying, stepMs, onStep: step }}
        time={
          hasPast && (
            <CanvasTime
              moment={moment}
              clockOffsetMs={barn.clockOffsetMs ?? 0}
              stepMs={stepMs}
              onStepMs={setStepMs}
              isPlaying={isPlaying}
              onPlay={setPlaying}
              onMoment={goTo}
              onStep={step}
              hasTimeline={address.hasTimeline}
              onTimeline={(hasTimeline) => change({ hasTimeline })}
            />
          )
        }
        timeline={
          hasPast &&
          address.hasTimeline && (
            <CanvasTimeline
              clockOffsetMs={barn.clockOffsetMs ?? 0}
              canvas={canvas}
              cameras={cameras}
              moment={moment}
              onMoment={goTo}
            />
          )
        }
      />
    </Page>
  );
}

import { type InstanceView, shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, IconButton, Page, Skeleton } from '@barnwatch/shared/ui';
import { enterFullscreen, Wall } from '@barnwatch/shared/ui/wall';
import { useMemo, useState } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { useStepKeys } from '../../cameras/camera-detail/use-step-keys';
import { shownCameras } from '../grid/shown-cameras';
import { useWallWords } from '../wall/use-wall-words';
import { CarouselControls } from './carousel-controls';
import { CarouselDialog } from './carousel-dialog';
import { CarouselStage } from './carousel-stage';
import styles from './image-carousels.module.css';
import { useCarousel } from './use-carousel';
import { useCarouselChoice } from './use-carousel-choice';

/** Route `image-carousels`: one camera after the other, for a screen in the anteroom. */
export function ImageCarouselsScreen() {
  const barn = useSelectedBarn();
  return barn && <BarnCarousel key={barn.globalUniqueIdentifier} instance={barn} />;
}

function BarnCarousel({ instance }: { instance: InstanceView }) {
  const { t } = useTexts('mf-cameras');
  const wallWords = useWallWords();
  const { answer, all, listed, setAside, isUnreadable, receivedAt } = useListedCameras();
  const { choice, known, wall, onChoice, onWall } = useCarouselChoice(instance.globalUniqueIdentifier);
  const [running, setRunning] = useState(true);
  const [choosing, setChoosing] = useState(false);
  const { chosen, intervalMs } = choice;
  const cameras = useMemo(() => shownCameras(listed, { chosen, order: [] }), [listed, chosen]);
  const ids = useMemo(() => cameras.map(({ cameraId }) => cameraId), [cameras]);
  const carousel = useCarousel(ids, intervalMs, running && !choosing);
  useStepKeys((direction) => carousel.step(direction === 'next' ? 1 : -1));

  const isReady = all !== null && known;
  const isFilled = isReady && cameras.length > 0;
  const controls = (kind: 'plain' | 'overlay') => (
    <CarouselControls
      kind={kind}
      place={ids.indexOf(carousel.turn?.current ?? '') + 1}
      total={ids.length}
      running={running}
      onRunning={setRunning}
      onStep={carousel.step}
    />
  );
  const stage = <CarouselStage instance={instance} cameras={cameras} carousel={carousel} />;

  return (
    <Page
      title={t('carousel.title')}
      subtitle={shownName(instance)}
      width="full"
      actions={
        isReady && (
          <>
            <IconButton icon="settings" name={t('carousel.settings')} onClick={() => setChoosing(true)} />
            {isFilled && (
              <Button icon="screen" onClick={() => void enterFullscreen().then(() => onWall(true))}>
                {t('carousel.full')}
              </Button>
            )}
          </>
        )
      }
    >
      <PrivacyBanner instance={instance} />
      <CameraListFailure answer={answer} receivedAt={receivedAt} />
      <SetAsideCameras setAside={setAside} />
      {!isReady && answer.state !== 'failed' && (
        <div className={styles.frame}>
          <Skeleton ratio="16 / 9" />
        </div>
      )}
      {isReady && cameras.length === 0 && !isUnreadable && (
        <EmptyState
          icon="images"
          hint={t(whyEmpty(all.length, listed.length))}
          action={listed.length > 0 && <Button onClick={() => onChoice({ chosen: null })}>{t('grid.showAll')}</Button>}
        />
      )}
      {isFilled && !wall && (
        <div className={styles.frame}>
          {stage}
          {controls('plain')}
        </div>
      )}
      {isFilled && wall && (
        <Wall
          words={wallWords}
          label={t('carousel.title')}
          controls={controls('overlay')}
          controlsAt="top"
          onStep={carousel.step}
          onLeave={() => onWall(false)}
        >
          {stage}
        </Wall>
      )}
      {choosing && (
        <CarouselDialog
          listed={listed}
          choice={choice}
          shownCount={cameras.length}
          onChoice={onChoice}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

function whyEmpty(all: number, listed: number): string {
  if (all === 0) return 'cameraList.none';
  return listed === 0 ? 'cameraList.onlyUntagged' : 'carousel.noneChosen';
}

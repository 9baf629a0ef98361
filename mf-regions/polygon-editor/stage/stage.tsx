import { useTexts } from '@barnwatch/shared/i18n';
import type { Point } from '@barnwatch/shared/wire';
import { type CSSProperties, type Dispatch, type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  type BoxPx,
  showing,
  toBox,
  type Viewport,
  wholePicture,
  zoomedAt,
  zoomStep,
} from '../../geometry/viewport/viewport';
import type { PlainRegion } from '../drawing/drawing';
import type { EditAction } from '../drawing/edit-actions';
import { type EditState, selectedRegion } from '../drawing/edit-state';
import { useFaultWords } from '../drawing/fault-words';
import { ChosenShape } from './chosen-shape';
import { FaultMark } from './fault-mark';
import { GridLines } from './grid-lines';
import { Magnifier, magnifiedLine } from './magnifier';
import { RegionShape } from './region-shape';
import { outline } from './shapes';
import { Shifted } from './shifted';
import styles from './stage.module.css';
import { effectOfKey } from './stage-keys';
import type { Tool } from './tool';
import { useHand } from './use-hand';
import { useSize } from './use-size';

export interface StageProps {
  readonly state: EditState;
  readonly dispatch: Dispatch<EditAction>;
  readonly tool: Tool;
  /** How the picture is looked at, and what lies over it. */
  readonly look: StageLook;
  readonly view: Viewport;
  readonly onView: (view: Viewport) => void;
  readonly isEditable: boolean;
  readonly regionSpecification: string;
  readonly colorOf: (region: PlainRegion) => string;
  /** Its object URL; null where there is none. */
  readonly picture: string | null;
  readonly onBroken: (picture: string) => void;
  /** Between the picture and the regions. */
  readonly children?: ReactNode;
  /** Keyboards aim at it: where the next point would be put. Null while nothing is drawn by keys. */
  readonly aim: Point | null;
  /** Null once a hand draws. */
  readonly onAim: (at: Point | null) => void;
}

export interface StageLook {
  readonly isSnapping: boolean;
  readonly hasGrid: boolean;
  /** Of the regions, 0 to 1. */
  readonly opacity: number;
}

const nowhere: BoxPx = { x: 0, y: 0 };

/** The camera's picture, and the regions that are drawn on it. */
export function Stage(props: StageProps) {
  const { state, dispatch, tool, look, view, onView, isEditable, regionSpecification, colorOf, picture, aim } = props;
  const { t } = useTexts('mf-regions');
  const faultWords = useFaultWords();
  const element = useRef<HTMLDivElement>(null);
  const isByHand = useRef(false);
  const box = useSize(element) ?? nowhere;
  const { isSnapping } = look;
  const hand = useHand(element, {
    state,
    dispatch,
    tool,
    isSnapping,
    view,
    onView,
    box,
    isEditable,
    regionSpecification,
  });
  const { drawing, selected, size, refused } = state;
  const region = selectedRegion(state);
  const { preview } = hand;
  const magnified = magnifiedLine(preview, hand.stroke);
  const chosen = preview?.key === region?.key && preview && !preview.shift ? preview.points : region?.points;
  const heldCorner =
    preview?.key === region?.key && preview?.action.kind === 'point-moved' ? preview.action.index : null;
  const fault = preview?.fault ?? (refused?.kind === 'fault' ? refused.fault : null);
  const linePoints = preview?.key === null ? preview.points : drawing.line;

  function press(event: KeyboardEvent): void {
    const effect = effectOfKey(event, state, isEditable && tool === 'draw' ? (aim ?? middle) : null);
    if (!effect || event.altKey) return;
    event.preventDefault();
    switch (effect.kind) {
      case 'edit':
        if (isEditable || effect.action.kind === 'selected') dispatch(effect.action);
        break;
      case 'close':
        dispatch({ kind: 'closed', regionSpecification });
        break;
      case 'aim': {
        const at = { x: clamped(effect.at.x), y: clamped(effect.at.y) };
        props.onAim(at);
        onView(showing(view, at));
        break;
      }
      case 'zoom': {
        const factor = effect.way === 'in' ? zoomStep : 1 / zoomStep;
        const centre = { x: box.x / 2, y: box.y / 2 };
        onView(effect.way === 'whole' ? wholePicture : zoomedAt(view, factor, centre, box));
      }
    }
  }

  const style: CSSProperties & Record<'--aspect', number> = {
    '--aspect': size.width / size.height,
    aspectRatio: `${size.width} / ${size.height}`,
  };
  const seen = `scale(${view.scale}) translate(${-view.x * 100}%, ${-view.y * 100}%)`;
  const aimAt = aim && tool === 'draw' ? toBox(aim, view, box) : null;
  return (
    <div
      ref={element}
      className={styles.stage}
      role="application"
      aria-label={t('polygonEditor.stage')}
      aria-describedby="polygon-editor-keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is a drawing with keys of its own
      tabIndex={0}
      data-tool={tool}
      data-zoomed={view.scale > 1 || undefined}
      style={style}
      onKeyDown={press}
      onFocus={() => tool === 'draw' && !isByHand.current && props.onAim(aim ?? middle)}
      // Before the focus comes by it.
      onPointerDownCapture={() => {
        isByHand.current = true;
        if (aim) props.onAim(null);
      }}
      onBlur={() => {
        isByHand.current = false;
      }}
    >
      {picture && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          draggable={false}
          style={{ transform: seen }}
          onError={() => props.onBroken(picture)}
        />
      )}
      {props.children && (
        <div className={styles.layer} style={{ transform: seen }}>
          {props.children}
        </div>
      )}
      <svg className={styles.drawing} width={box.x} height={box.y} aria-hidden="true">
        {look.hasGrid && <GridLines size={size} view={view} box={box} />}
        {drawing.regions.map((one) => {
          const isChanging = preview !== null && preview.key === one.key;
          return (
            <Shifted key={one.key} by={isChanging ? preview.shift : null} view={view} box={box}>
              <RegionShape
                region={isChanging && !preview.shift ? { ...one, points: preview.points } : one}
                color={colorOf(one)}
                opacity={look.opacity}
                isSelected={one.key === region?.key}
                isFaulty={isChanging && preview.fault !== null}
                view={view}
                box={box}
              />
            </Shifted>
          );
        })}
        {linePoints.length > 0 && (
          <path
            d={outline(linePoints, view, box, false)}
            className={styles.preview}
            data-faulty={(preview?.key === null && preview.fault !== null) || undefined}
          />
        )}
        {drawing.line.map((point, index) => {
          const { x, y } = toBox(point, view, box);
          return (
            <circle key={`${point.x} ${point.y}`} cx={x} cy={y} r={index === 0 ? 9 : 5} className={styles.linePoint} />
          );
        })}
        {hand.stroke.length > 1 && <path d={outline(hand.stroke, view, box, false)} className={styles.preview} />}
        {region && chosen && isEditable && tool === 'select' && (
          <Shifted by={preview?.shift ?? null} view={view} box={box}>
            <ChosenShape
              points={chosen}
              index={heldCorner ?? (selected.kind === 'point' ? selected.index : null)}
              isHeld={heldCorner !== null || Boolean(preview?.shift)}
              before={heldCorner === null ? null : region.points}
              size={size}
              view={view}
              box={box}
            />
          </Shifted>
        )}
        {aimAt && <path d={`M${aimAt.x - 14} ${aimAt.y}h28M${aimAt.x} ${aimAt.y - 14}v28`} className={styles.cross} />}
      </svg>
      {hand.touch && magnified && (
        <Magnifier touch={hand.touch} line={magnified} picture={picture} view={view} box={box} />
      )}
      {fault && <FaultMark at={'at' in fault ? fault.at : null} words={faultWords(fault)} view={view} box={box} />}
    </div>
  );
}

const middle: Point = { x: 0.5, y: 0.5 };

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

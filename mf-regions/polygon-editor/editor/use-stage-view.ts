import type { Point } from '@barnwatch/shared/wire';
import { useState } from 'react';
import { type Viewport, wholePicture, zoomedAt, zoomStep } from '../../geometry/viewport/viewport';
import type { Background } from '../background/background-moment';
import type { StageLook } from '../stage/stage';
import type { Tool } from '../stage/tool';

export interface StageView {
  readonly tool: Tool;
  readonly setTool: (tool: Tool) => void;
  readonly look: StageLook;
  readonly setLook: (look: StageLook) => void;
  readonly background: Background;
  readonly setBackground: (background: Background) => void;
  /** Where animals were is shown. */
  readonly hasAnimals: boolean;
  readonly setHasAnimals: (hasAnimals: boolean) => void;
  readonly viewport: Viewport;
  readonly showPart: (view: Viewport) => void;
  readonly zoom: (way: 'in' | 'out' | 'whole') => void;
  readonly aim: Point | null;
  readonly setAim: (at: Point | null) => void;
}

/** Zooming by a button goes to the middle, whatever the size of the picture on the screen is. */
const unitBox = { x: 1, y: 1 };
const centre = { x: 0.5, y: 0.5 };

/** How the picture is looked at and what a hand does on it. Nothing of it is saved. */
export function useStageView(): StageView {
  const [tool, setTool] = useState<Tool>('select');
  const [look, setLook] = useState<StageLook>({ isSnapping: true, hasGrid: false, opacity: 0.2 });
  const [background, setBackground] = useState<Background>('now');
  const [hasAnimals, setHasAnimals] = useState(false);
  const [viewport, showPart] = useState(wholePicture);
  const [aim, setAim] = useState<Point | null>(null);
  return {
    tool,
    setTool,
    look,
    setLook,
    background,
    setBackground,
    hasAnimals,
    setHasAnimals,
    viewport,
    showPart,
    zoom: (way) =>
      showPart((view) =>
        way === 'whole' ? wholePicture : zoomedAt(view, way === 'in' ? zoomStep : 1 / zoomStep, centre, unitBox),
      ),
    aim,
    setAim,
  };
}

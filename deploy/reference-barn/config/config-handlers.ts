import { unknownCanvas } from '../canvases/canvas-handlers';
import type { CanvasStore } from '../canvases/canvas-store';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuse } from '../server/refusals';

/** @param product name of this program as `api/v` tells it */
export function createConfigHandlers(canvases: CanvasStore, product: string): Handlers {
  return {
    'PATCH api/config/{product}.camera.canvas.management/': ({ path, body: { doc } }) => {
      if (path.product !== product) {
        return refuse('route-unknown', `This instance has no configuration of ${path.product}`);
      }
      if (doc.baseCanvas !== null && !canvases.find(doc.baseCanvas)) return unknownCanvas(doc.baseCanvas);
      canvases.setBaseCanvas(doc.baseCanvas);
      return answerData({ config: doc });
    },
  };
}

export {
  type PaintedHeatmap,
  type PaintedHeatmaps,
  type ShownPicture,
  type WidgetName,
  type WidgetProps,
  widgetContracts,
} from './contracts';
export { defineWidget, NotOfContract } from './define-widget';
export { Widget, type WidgetPlacement } from './widget';

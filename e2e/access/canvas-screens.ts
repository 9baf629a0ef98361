import { expect } from '@playwright/test';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Screen } from './screen';

const barn = '/dashboard/north-barn';

const anHourAgo = Math.floor((Date.now() - millisecondsInHour) / millisecondsInMinute) * millisecondsInMinute;

/** Layers of which one makes something at the barn. */
export const canvasWithHeatmap = `${barn}/camera-canvas?layers=names,regions,regionCounts,heatmap,counts,offline&heatmap=${millisecondsInHour}`;

/** Canvases, as someone sees them who may do everything at North barn; one of them is shown first there. */
export const canvasScreens: readonly Screen[] = [
  {
    name: 'camera canvas',
    path: `${barn}/camera-canvas`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main section[data-scale] img').first()).toBeVisible();
    },
  },
  {
    name: 'camera canvas at a moment',
    path: `${barn}/camera-canvas?time=${anHourAgo}&timeline=1`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main section[data-scale] figure[data-state="ready"]').first()).toBeVisible();
      await expect(suite.page.locator('main [role="application"][data-known="true"]')).toBeVisible();
    },
  },
  {
    name: 'camera canvas with heatmap and counts by region',
    path: canvasWithHeatmap,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main section[data-scale] canvas').first()).toBeVisible();
      await expect(suite.page.locator('main section[data-scale] polygon').first()).toBeVisible();
    },
  },
  {
    name: 'canvases',
    path: `${barn}/canvas-list`,
    isComplete: async (suite) => {
      await expect(suite.heading(suite.words('mf-regions', 'canvasList.title'))).toBeVisible();
    },
  },
  {
    name: 'new canvas',
    path: `${barn}/canvas-creator`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('toolbar')).toBeVisible();
    },
  },
];

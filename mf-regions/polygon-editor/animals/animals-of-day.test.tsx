import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { WidgetPlaceContext, type WidgetPlaceProps } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import type { PaintedHeatmap, WidgetProps } from '@barnwatch/shared/widgets';
import { screen, waitFor } from '@testing-library/react';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { useEffect } from 'react';
import en from '../../texts/en.json';
import { AnimalsOfDay } from './animals-of-day';

const now = Date.UTC(2026, 0, 1, 12, 7);
const noon = now - 7 * millisecondsInMinute;
const map = (cameraId: string): PaintedHeatmap => ({
  cameraId,
  columns: 1,
  rows: 1,
  pixels: new Uint8ClampedArray(4),
  width: 1,
  height: 1,
});
let asked: WidgetProps<'heatmap-layer'>[];

function Place({ given }: WidgetPlaceProps) {
  const props = given as WidgetProps<'heatmap-layer'>;
  useEffect(() => {
    asked.push(props);
    props.onMaps({ span: props.span, maps: [map('pen-02'), map('pen-01')] });
    return () => props.onMaps({ span: { start: 0, end: 0 }, maps: [] });
  });
  return null;
}

function Editor({ onMap }: { readonly onMap: (of: PaintedHeatmap | null) => void }) {
  const barn = useSelectedBarn();
  return barn && <AnimalsOfDay barn={barn} cameraId="pen-01" onMap={onMap} />;
}

async function open(hasWidgets: boolean) {
  const onMap = jest.fn();
  await openBarnDoor({}, now);
  const { unmount } = await renderInSuite(<Editor onMap={onMap} />, {
    now,
    texts: { 'mf-regions': en },
    wrap: (children) => (
      <WidgetPlaceContext value={hasWidgets ? async () => Place : null}>{children}</WidgetPlaceContext>
    ),
  });
  return { onMap, unmount };
}

beforeEach(() => {
  asked = [];
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('where animals were in the last day is worked out by the one layer of heatmaps, of this camera (issue 16)', async () => {
  const { onMap, unmount } = await open(true);
  await waitFor(() => expect(onMap).toHaveBeenLastCalledWith(map('pen-01')));
  expect(asked.at(-1)).toMatchObject({ cameraIds: ['pen-01'], span: { start: noon - millisecondsInDay, end: noon } });
  unmount();
  expect(onMap).toHaveBeenLastCalledWith(null);
});

test('a suite without heatmaps says so', async () => {
  await open(false);
  expect(await screen.findByText(en.polygonEditor.look.noAnimals)).toBeVisible();
});

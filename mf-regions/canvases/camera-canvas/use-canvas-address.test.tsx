import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import { type AddressedCanvas, useCanvasAddress } from './use-canvas-address';

let canvas: AddressedCanvas;

function Canvas() {
  canvas = useCanvasAddress();
  return <output>{[...canvas.layers].join(' ')}</output>;
}

async function open(query: string): Promise<void> {
  history.replaceState(null, '', `/canvas${query}`);
  await renderInSuite(<Canvas />, { wrap: (children) => <BrowserRouter>{children}</BrowserRouter> });
}

test('each of two quick steps counts, though the first has not been drawn', async () => {
  await open('?time=1000');
  act(() => {
    canvas.onStep((known) => (known ?? 0) + 10);
    canvas.onStep((known) => (known ?? 0) + 10);
  });
  expect(location.search).toBe('?time=1020');
});

test('of two layers switched quickly none switches the other back', async () => {
  await open('?layers=names');
  act(() => {
    canvas.onLayer('regions', true);
    canvas.onLayer('counts', true);
  });
  expect(screen.getByRole('status').textContent?.split(' ').sort()).toEqual(['counts', 'names', 'regions']);
});

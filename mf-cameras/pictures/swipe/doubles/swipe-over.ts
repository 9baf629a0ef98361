// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { createEvent, fireEvent } from '@testing-library/react';
import { arrived } from '../../../testing/camera-barn';

/** One finger from one place to another, in CSS pixels from the left. The document of tests knows no fingers. */
export async function swipeOver(element: HTMLElement, fromX: number, toX: number): Promise<void> {
  element.setPointerCapture = () => {};
  const send = (type: 'pointerDown' | 'pointerUp', clientX: number) => {
    const event = createEvent[type](element);
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX, clientY: 50, button: 0 };
    for (const [name, value] of Object.entries(finger)) Object.defineProperty(event, name, { value });
    fireEvent(element, event);
  };
  send('pointerDown', fromX);
  send('pointerUp', toX);
  await arrived();
}

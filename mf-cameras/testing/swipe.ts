// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { createEvent, fireEvent, screen } from '@testing-library/react';

/** A finger goes over the picture that is shown, from one place to another, px. */
export function swipe(fromX: number, toX: number) {
  const picture = screen.getByRole('article').parentElement as HTMLElement;
  picture.setPointerCapture = () => {};
  const send = (type: 'pointerDown' | 'pointerUp', clientX: number) => {
    const event = createEvent[type](picture);
    // The document of tests knows no fingers.
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX, clientY: 50, button: 0 };
    for (const [name, value] of Object.entries(finger)) Object.defineProperty(event, name, { value });
    fireEvent(picture, event);
  };
  send('pointerDown', fromX);
  send('pointerUp', toX);
}

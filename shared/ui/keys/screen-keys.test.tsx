import { render } from '@testing-library/react';
import { type KeyAction, screenKeys, useScreenKeys } from './screen-keys';

function Part({ actions }: { readonly actions: readonly KeyAction[] }) {
  useScreenKeys(actions);
  return null;
}

const step: KeyAction = { keys: ['←', '→'], words: 'Camera before, next camera' };
const whole: KeyAction = { keys: ['0'], words: 'Whole picture' };

test('what the open parts of a screen tell, the same of several parts once, nothing of those that are gone', () => {
  const { rerender } = render(
    <>
      <Part actions={[step]} />
      <Part actions={[{ ...step }, whole]} />
    </>,
  );
  expect(screenKeys()).toEqual([step, whole]);
  rerender(<Part actions={[{ ...whole, words: 'Ganzes Bild' }]} />);
  expect(screenKeys()).toEqual([{ keys: ['0'], words: 'Ganzes Bild' }]);
  rerender(<p />);
  expect(screenKeys()).toEqual([]);
});

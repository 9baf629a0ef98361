import { render } from '@testing-library/react';
import { type KeyDeed, screenKeys, useScreenKeys } from './screen-keys';

function Part({ deeds }: { readonly deeds: readonly KeyDeed[] }) {
  useScreenKeys(deeds);
  return null;
}

const step: KeyDeed = { keys: ['←', '→'], words: 'Camera before, next camera' };
const whole: KeyDeed = { keys: ['0'], words: 'Whole picture' };

test('what the open parts of a screen tell, the same of several parts once, nothing of those that are gone', () => {
  const { rerender } = render(
    <>
      <Part deeds={[step]} />
      <Part deeds={[{ ...step }, whole]} />
    </>,
  );
  expect(screenKeys()).toEqual([step, whole]);
  rerender(<Part deeds={[{ ...whole, words: 'Ganzes Bild' }]} />);
  expect(screenKeys()).toEqual([{ keys: ['0'], words: 'Ganzes Bild' }]);
  rerender(<p />);
  expect(screenKeys()).toEqual([]);
});

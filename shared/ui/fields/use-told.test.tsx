import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTold } from './use-told';

let arrive: (words: string) => void;

/** A screen that takes over what is typed when it is told to, as one does whose words stand in its address. */
function Late({ told }: { readonly told: string[] }) {
  const [words, setWords] = useState('');
  arrive = setWords;
  const [typed, type] = useTold(words, (next) => told.push(next));
  return <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />;
}

const field = () => screen.getByLabelText('Search');

function typeLetters(letters: string): void {
  for (const letter of letters)
    fireEvent.change(field(), { target: { value: `${field().getAttribute('value')}${letter}` } });
}

test('no letter is lost while the screen is late, and what comes back late changes nothing', () => {
  const told: string[] = [];
  render(<Late told={told} />);
  typeLetters('pen');
  expect(field()).toHaveValue('pen');
  act(() => arrive('p'));
  expect(field()).toHaveValue('pen');
  typeLetters(' 3');
  act(() => arrive('pen'));
  act(() => arrive('pen 3'));
  expect(field()).toHaveValue('pen 3');
  expect(told).toEqual(['p', 'pe', 'pen', 'pen ', 'pen 3']);
});

test('what the screen says by itself takes the place of what was typed', () => {
  render(<Late told={[]} />);
  typeLetters('pen');
  act(() => arrive('pen'));
  act(() => arrive(''));
  expect(field()).toHaveValue('');
  act(() => arrive('gate'));
  expect(field()).toHaveValue('gate');
});

test('what was told and taken back at once is a word of the screen when it comes later', () => {
  render(<Late told={[]} />);
  typeLetters('p');
  fireEvent.change(field(), { target: { value: '' } });
  act(() => arrive('p'));
  expect(field()).toHaveValue('p');
});

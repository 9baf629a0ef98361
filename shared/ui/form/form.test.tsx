import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../testing';
import { ColorField } from './color-field';
import { type ColorValue, readColor } from './color-value';
import { styleNonce } from './style-nonce';

describe('a typed colour', () => {
  test.each([
    ['#1257c9', '#1257c9'],
    ['1257C9', '#1257c9'],
    [' #fa0 ', '#ffaa00'],
    ['#1257c9ff', null],
    ['red;bac', null],
    ['', null],
    ['#ggg', null],
  ])('"%s" is read as %s', (text, color) => {
    expect(readColor(text)).toBe(color);
  });

  test('is handed on only when it can be read', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    function Form() {
      const [color, setColor] = useState<ColorValue>('#1257c9');
      return (
        <ColorField
          label="Colour"
          value={color}
          onChange={(next) => {
            onChange(next);
            setColor(next);
          }}
        />
      );
    }
    await renderInSuite(<Form />, { unstyledAntd: true });
    const field = screen.getByRole('textbox', { name: 'Colour' });
    await user.clear(field);
    await user.type(field, '#b8191');
    expect(field).toHaveAccessibleDescription(/Not a colour/);
    await user.type(field, 'f');
    expect(onChange).toHaveBeenLastCalledWith('#b8191f');
    expect(field).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Pick a colour for Colour, now #b8191f' }));
    expect(await screen.findByRole('slider', { name: 'Hue' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Colour as six digits' })).toHaveValue('b8191f');
  });
});

describe('the style nonce', () => {
  test('is the one of the page, if any', () => {
    expect(styleNonce(document)).toBeNull();
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'abc';
    document.head.append(meta);
    expect(styleNonce(document)).toBe('abc');
    meta.remove();
  });
});

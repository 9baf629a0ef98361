import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../testing';
import { isTooLong, TextAreaField } from '../fields/text-area-field';
import { severities } from '../marks/severity-mark';
import { ChipChoice } from './chip-choice';
import { StepSlider } from './step-slider';

const chips = [
  { value: 'climate', label: 'Climate' },
  { value: 'health', label: 'Health' },
  { value: 'other', label: 'Other', disabled: true },
] as const;

describe('a choice of chips', () => {
  test('begins with nothing chosen and answers with what was chosen', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    await renderInSuite(
      <ChipChoice label="Type" required error="Type is required" value={null} chips={chips} onChange={onChange} />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Type (required)' });
    expect(group).toHaveAccessibleDescription('Type is required');
    expect(group).toBeInvalid();
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(3);
    await user.click(screen.getByRole('radio', { name: 'Health' }));
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(onChange.mock.calls).toEqual([['health']]);
  });

  test('can be shown and locked', async () => {
    await renderInSuite(
      <ChipChoice label="Type" hint="Cannot be changed." value="health" chips={chips} disabled onChange={() => {}} />,
    );
    expect(screen.getByRole('radio', { name: 'Health' })).toBeChecked();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Cannot be changed.');
  });
});

describe('a slider of steps', () => {
  const steps = severities.map((value) => ({ value, label: value, tone: value }));

  function Severity({ onChange }: { onChange: (value: string) => void }) {
    const [value, setValue] = useState<(typeof severities)[number]>('middle');
    return (
      <StepSlider
        label="Severity"
        value={value}
        steps={steps}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }

  test('says its step by name and moves from step to step', async () => {
    const onChange = jest.fn();
    await renderInSuite(<Severity onChange={onChange} />);
    const slider = screen.getByRole('slider', { name: 'Severity' });
    expect(slider).toHaveAttribute('aria-valuetext', 'middle');
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '3']);
    fireEvent.change(slider, { target: { value: '3' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'high');
    expect(onChange.mock.calls).toEqual([['high']]);
  });

  test('moves to a name that is pressed', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    await renderInSuite(<Severity onChange={onChange} />);
    await user.click(screen.getByText('low'));
    await user.click(screen.getByText('low'));
    expect(screen.getByRole('slider')).toHaveValue('1');
    expect(onChange.mock.calls).toEqual([['low']]);
  });
});

describe('a field for some lines', () => {
  function Description({ most }: { most?: number }) {
    const [text, setText] = useState('');
    return <TextAreaField label="Description" hint="What you saw" value={text} onChange={setText} most={most} />;
  }

  test('counts, and keeps a text that is too long', async () => {
    const user = userEvent.setup();
    await renderInSuite(<Description most={5} />);
    const field = screen.getByRole('textbox', { name: 'Description' });
    await user.click(field);
    await user.paste('🐖🐖🐖🐖🐖');
    expect(screen.getByText('5 of 5 characters')).toBeInTheDocument();
    expect(field).toBeValid();
    await user.type(field, 'ab');
    expect(field).toHaveValue('🐖🐖🐖🐖🐖ab');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^2 characters too many\. Shorten the text.*What you saw$/);
  });

  test('has no limit by default', async () => {
    await renderInSuite(<Description />);
    expect(screen.queryByText(/characters/)).toBeNull();
    expect([isTooLong('ab', undefined), isTooLong('🐖', 1), isTooLong('ab', 1)]).toEqual([false, false, true]);
  });
});

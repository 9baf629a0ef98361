import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSuite } from '../../testing';
import { Button } from '../buttons/button';
import { Checkbox, Switch } from '../choices/checkbox';
import { SegmentedControl } from '../choices/segmented-control';
import { tabAfterKey } from '../choices/tab-keys';
import { Tabs } from '../choices/tabs';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

describe('a text field', () => {
  test('is tied to its label, its hint and its error', async () => {
    await renderInSuite(
      <TextField
        label="Name"
        value=""
        onChange={() => undefined}
        required
        hint="At most 30"
        error="Name is required"
      />,
    );
    const field = screen.getByRole('textbox', { name: /Name/ });
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Name is required At most 30');
  });
});

describe('a search field', () => {
  test('clears at one press and keeps the focus', async () => {
    const user = userEvent.setup();
    function List() {
      const [sought, setSought] = useState('');
      return <SearchField label="Search" value={sought} onChange={setSought} />;
    }
    await renderInSuite(<List />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(field, 'pen');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});

describe('a password field', () => {
  test('can be looked at, and welcomes paste and password managers', async () => {
    const user = userEvent.setup();
    function Form() {
      const [password, setPassword] = useState('');
      return <PasswordField label="Password" purpose="current" value={password} onChange={setPassword} />;
    }
    await renderInSuite(<Form />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.click(field);
    await user.paste('Barnwatch-2026!');
    expect(field).toHaveValue('Barnwatch-2026!');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  });
});

describe('choices', () => {
  test('answer with the value that was chosen', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const options = [
      { value: 'north', label: 'North barn' },
      { value: 'south', label: 'South barn' },
    ] as const;
    await renderInSuite(
      <>
        <SelectField label="Barn" value="north" options={options} onChange={onChange} />
        <SegmentedControl label="Theme" value="north" segments={options} onChange={onChange} />
        <Checkbox label="Accept" checked={false} onChange={onChange} />
        <Switch label="Untagged" checked onChange={onChange} />
      </>,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Barn' }), 'south');
    await user.click(screen.getByRole('radio', { name: 'South barn' }));
    await user.click(screen.getByRole('checkbox', { name: 'Accept' }));
    await user.click(screen.getByRole('switch', { name: 'Untagged' }));
    expect(onChange.mock.calls).toEqual([['south'], ['south'], [true], [false]]);
  });

  test('by tabs move with the arrow keys', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const tabs = [
      { value: 'latest', label: 'Latest' },
      { value: 'open', label: 'Open' },
    ] as const;
    await renderInSuite(
      <Tabs label="Interventions" value="latest" tabs={tabs} onChange={onChange}>
        panel
      </Tabs>,
    );
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('open');
    expect(screen.getByRole('tabpanel', { name: 'Latest' })).toHaveTextContent('panel');
  });

  test.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, null],
  ])('by tabs: %s leads from %d to %s', (key, index, next) => {
    expect(tabAfterKey(key, index, 3)).toBe(next);
    expect(tabAfterKey(key, 0, 0)).toBeNull();
  });
});

describe('a button', () => {
  test('that is busy keeps its name and its focus, and does nothing', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    await renderInSuite(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Sign in
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Sign in/ });
    await user.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, NavLink, useLocation } from 'react-router-dom';
import { SuiteLink } from './suite-link';

const addresses = ['/', '/barns', '/barns/', '/Barns', '/barns/7', '/barnsowner', '/barns/7/cameras'];
const links = ['/', '/barns', '/barns/', '/barns/7', '/barns?sort=name', '/barns#last'];

test.each(addresses.flatMap((at) => links.flatMap((to) => [true, false].map((end) => ({ at, to, end })))))(
  'At $at, a link to $to (end: $end) is the one that React Router draws',
  ({ at, to, end }) => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <NavLink to={to} end={end} className={({ isActive }) => (isActive ? 'own active' : 'own')}>
          theirs
        </NavLink>
        <SuiteLink to={to} end={end} className="own">
          ours
        </SuiteLink>
      </MemoryRouter>,
    );
    const [theirs, ours] = [screen.getByText('theirs'), screen.getByText('ours')];
    for (const name of ['href', 'class', 'aria-current'])
      expect(ours.getAttribute(name)).toBe(theirs.getAttribute(name));
  },
);

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function shown(link: React.ReactNode): void {
  render(
    <MemoryRouter initialEntries={['/select-barn']}>
      {link}
      <Address />
    </MemoryRouter>,
  );
}

test('Followed inside the suite, with its state', () => {
  shown(
    <SuiteLink to="/barns/7" state={{ from: 'list' }}>
      North
    </SuiteLink>,
  );
  fireEvent.click(screen.getByText('North'));
  expect(screen.getByRole('status').textContent).toBe('/barns/7 {"from":"list"}');
});

test.each([
  ['with a key for another tab', {}, { ctrlKey: true }],
  ['with another button', {}, { button: 1 }],
  ['in another window', { target: '_blank' }, {}],
] as const)('%s it is left to the browser', (_how, props, click) => {
  shown(
    <SuiteLink to="/barns/7" {...props}>
      North
    </SuiteLink>,
  );
  // The document of the tests can go nowhere.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('North'), click);
  expect(screen.getByRole('status').textContent).toBe('/select-barn null');
});

test('What holds the click holds the way', () => {
  shown(
    <SuiteLink to="/barns/7" onClick={(event) => event.preventDefault()}>
      North
    </SuiteLink>,
  );
  fireEvent.click(screen.getByText('North'));
  expect(screen.getByRole('status').textContent).toBe('/select-barn null');
});

import { simulatePermissions, useSimulatedPermissions } from '@barnwatch/shared/auth-client';
import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { dayReceivedAtom, overridePlaceAtom, settingAtom } from '@barnwatch/shared/settings';
import { FreshMemory, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { SettingsScreen } from './settings';

type Options = Parameters<typeof renderInSuite>[1];

/** What is simulated now, in the words of a list. */
function Simulated() {
  const names = useSimulatedPermissions();
  return <output aria-label="simulated">{names === null ? 'nothing' : names.join(', ')}</output>;
}

async function open({ query = '', language = 'en', ...options }: Options & { readonly query?: string } = {}) {
  await openBarnDoor({ permissions: ['cameras.view'] });
  window.history.replaceState(null, '', `/dashboard/north-barn/settings${query}`);
  return renderInSuite(
    <FreshMemory>
      <BrowserRouter>
        <SettingsScreen />
        <Simulated />
      </BrowserRouter>
    </FreshMemory>,
    { language, texts: { 'mf-settings': language === 'de' ? de : en }, ...options },
  );
}

const shown = () => [...document.querySelectorAll<HTMLElement>('[data-setting]')].map((row) => row.dataset.setting);

describe('the settings (product 3.17)', () => {
  test('take effect at once, and say what holds', async () => {
    const { states } = await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: '150%' }));
    expect(document.documentElement.style.fontSize).toBe('150%');
    await user.click(screen.getByRole('switch', { name: 'Save data' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Span of graphs' }), '604800000');
    expect([states.get(settingAtom('dataSaver')), states.get(settingAtom('graphDuration'))]).toEqual([
      true,
      7 * 86_400_000,
    ]);
    await user.click(screen.getByRole('radio', { name: '100%' }));
    expect(document.documentElement.style.fontSize).toBe('');
  });

  test('the frame interval is chosen, and holds at once', async () => {
    const { states } = await open();
    const select = screen.getByRole('combobox', { name: 'Frame interval' });
    await userEvent.selectOptions(select, '600000');
    expect(select).toHaveValue('600000');
    expect(states.get(settingAtom('frameInterval'))).toBe(600_000);
  });

  test('beside a day’s most stands what was received today, as it grows', async () => {
    const { states } = await open();
    expect(screen.getByText(en.dailyData.counting)).toBeVisible();
    act(() => states.set(dayReceivedAtom, { day: '2026-01-01', bytes: 250_000_000 }));
    expect(screen.getByText(/^This device has received 250\sMB today/)).toBeVisible();
    act(() => states.set(dayReceivedAtom, { day: '2026-01-01', bytes: 300_000_000 }));
    expect(screen.getByText(/^This device has received 300\sMB today/)).toBeVisible();
  });

  test('go back to how they were at first, after what would change was shown; the language stays', async () => {
    const { states } = await open({ settings: { textSize: 1.5, dailyData: 100_000_000 } });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Show what would change' }));
    const dialog = screen.getByRole('dialog', { name: 'Back to how it was at first?' });
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Light → As device', '150% → 100%', '100\u00a0MB → As much as it takes']);
    await user.click(within(dialog).getByRole('button', { name: 'Put 3 settings back' }));
    expect([states.get(settingAtom('textSize')), states.get(settingAtom('dailyData'))]).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Show what would change' }));
    expect(screen.getByText('All settings are as they were at first.')).toBeVisible();
  });

  test('are found by their words in both languages, and by the name of their section', async () => {
    await open();
    const user = userEvent.setup();
    const search = screen.getByRole('searchbox', { name: 'Search in the settings' });
    await user.type(search, 'Schriftgröße');
    expect(shown()).toEqual(['textSize']);
    expect(screen.getByText('1 setting found')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'graphs');
    expect(shown()).toEqual(['graphDuration', 'animalDistributionFactor']);
    await user.clear(search);
    await user.type(search, 'xyz');
    expect(screen.getByText('No setting matches “xyz”.')).toBeVisible();
  });

  test('are found each by its own name, in both languages', async () => {
    await open({ settings: { developerOptions: true } });
    const search = screen.getByRole('searchbox', { name: 'Search in the settings' });
    const rows = shown();
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows)
      for (const texts of [en, de]) {
        const { label } = Object.entries(texts.setting).find(([name]) => name === row)?.[1] ?? { label: '' };
        fireEvent.change(search, { target: { value: label } });
        await waitFor(() => expect([label, shown()]).toEqual([label, expect.arrayContaining([row])]));
      }
  });

  test('language, appearance and cameras without tags are chosen here as well', async () => {
    const { states } = await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('switch', { name: en.setting.camerasWithoutTags.label }));
    expect(states.get(settingAtom('camerasWithoutTags'))).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de'));
  });

  test('a simulation of rights ends with its switch', async () => {
    await open({ settings: { developerOptions: true, permissionSimulation: true } });
    act(() => simulatePermissions(['cameras.view']));
    expect(screen.getByRole('status', { name: 'simulated' })).toHaveTextContent('cameras.view');
    await userEvent.click(screen.getByRole('switch', { name: en.setting.permissionSimulation.label }));
    expect(screen.getByRole('status', { name: 'simulated' })).toHaveTextContent('nothing');
  });

  test('the one that the address names has the focus', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    await open({ query: '?setting=textSize' });
    expect(screen.getByRole('radio', { name: '100%' })).toHaveFocus();
  });

  test('a factor that cannot be one stays in its field, and the last good one holds (product 9.19)', async () => {
    const { states } = await open();
    const user = userEvent.setup();
    const field = screen.getByRole('textbox', { name: 'Factor of the animal distribution' });
    await user.clear(field);
    await user.type(field, '1.5x');
    expect(field).toBeInvalid();
    expect(states.get(settingAtom('animalDistributionFactor'))).toBe(1.5);
  });

  test('developer options show what belongs to them, the log with its filter too (product 6.3, 8.2)', async () => {
    await open();
    expect(shown()).not.toContain('log');
    await userEvent.click(screen.getByRole('switch', { name: 'Developer options' }));
    expect(shown()).toEqual(expect.arrayContaining(['timestampMode', 'permissionSimulation', 'log']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the log' }), 'nothing like this');
    expect(screen.getByText('0 entries')).toBeVisible();
  });

  test('a remote comes from another address only where the deployment names it, once the page is loaded anew (0108)', async () => {
    const { states } = await open({ settings: { developerOptions: true } });
    expect(shown()).not.toContain('remoteOverride');
    const origins = ['http://localhost:8100'];
    act(() => states.set(overridePlaceAtom, { origins, remotes: ['mf-cameras'], state: { kind: 'off' } }));
    const user = userEvent.setup();
    const field = screen.getByRole('combobox', { name: 'Address of its build' });
    await user.clear(field);
    await user.type(field, 'http://localhost:9999/');
    expect(screen.getByRole('button', { name: 'Take it from there' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, 'http://localhost:8100');
    await user.click(screen.getByRole('button', { name: 'Take it from there' }));
    expect(states.get(settingAtom('remoteOverride'))).toMatchObject({
      remote: 'mf-cameras',
      address: 'http://localhost:8100/',
    });
    expect(screen.getByRole('button', { name: 'Load the page anew' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Developer options' }));
    expect(states.get(settingAtom('remoteOverride'))).toBeNull();
  });

  test('what is kept of a barn is told and cleared, after a question', async () => {
    const { toasts } = await open();
    const list = await screen.findByRole('list', { name: 'Storage used' });
    const clear = within(list).getAllByRole('button', { name: /^Clear/ })[0];
    if (!clear) throw new Error('no barn');
    await userEvent.click(clear);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.state().history[0]?.text).toMatch(/^Cleared: /);
  });

  test('speak German', async () => {
    await open({ language: 'de' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Einstellungen');
  });
});

describe('settings for notifications (product 3.19)', () => {
  const withIncidents = (children: React.ReactNode) => (
    <OpenableRoutesContext value={(address) => address === '/dashboard/north-barn/incidents'}>
      {children}
    </OpenableRoutesContext>
  );
  const notification = (permission: NotificationPermission, answer = permission) => {
    const requestPermission = jest.fn(async () => {
      browser.permission = answer;
      return answer;
    });
    const browser = { permission, requestPermission };
    Object.assign(globalThis, { Notification: browser, isSecureContext: true });
    return requestPermission;
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Notification'));

  test('are there where the deployment has incidents, and found by their words', async () => {
    const { unmount } = await open();
    expect(shown()).not.toContain('quietHours');
    unmount();
    await open({ wrap: withIncidents });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the settings' }), 'Ruhezeiten');
    expect(shown()).toEqual(['quietHours']);
  });

  test('take quiet hours from one time to another; what is half typed changes nothing', async () => {
    const { states } = await open({ wrap: withIncidents });
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '21:30' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } });
    const held = (['quietHours', 'quietFrom', 'quietTo'] as const).map((name) => states.get(settingAtom(name)));
    expect(held).toEqual([true, 1290, 360]);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '21:30' } });
    expect(screen.getByText(/^Both times are the same/)).toBeVisible();
  });

  test('ask the browser by a press only, and say plainly what it refused and what to do', async () => {
    const ask = notification('default', 'denied');
    const { states } = await open({ wrap: withIncidents });
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch', { name: 'Messages of the browser' }));
    expect(await screen.findByText(/^The browser refuses messages of this page\. Allow/)).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(states.get(settingAtom('browserMessages'))).toBe(false);
  });

  test('hold what the browser allowed', async () => {
    notification('default', 'granted');
    const { states } = await open({ wrap: withIncidents });
    await userEvent.click(screen.getByRole('switch', { name: 'Messages of the browser' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Messages of the browser' })).toBeChecked());
    expect(states.get(settingAtom('browserMessages'))).toBe(true);
  });

  test('say that a browser without messages has none', async () => {
    await open({ wrap: withIncidents });
    await userEvent.click(screen.getByRole('switch', { name: 'Messages of the browser' }));
    expect(await screen.findByText(/^This browser shows no messages of this page/)).toBeVisible();
  });
});

describe('settings from a file', () => {
  const file = (text: string) => new File([text], 'settings.json', { type: 'application/json' });
  const settings = { textSize: 2, motion: 'reduced', dataSaver: false, wild: 1 };

  test('are shown before they hold; what cannot be used is named', async () => {
    const { states } = await open();
    const text = JSON.stringify({ kind: 'barnwatch-settings', version: 1, settings });
    await userEvent.upload(screen.getByLabelText('Take from a file', { selector: 'input' }), file(text));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take these settings?' }));
    expect(dialog.getByText('100% → 200%')).toBeVisible();
    expect(dialog.getByText(/left out: wild$/)).toBeVisible();
    expect(states.get(settingAtom('textSize'))).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Take 2 settings' }));
    expect([states.get(settingAtom('textSize')), states.get(settingAtom('motion'))]).toEqual([2, 'reduced']);
  });

  test('that is none says so in its place', async () => {
    await open();
    await userEvent.upload(screen.getByLabelText('Take from a file', { selector: 'input' }), file('{}'));
    expect(await screen.findByText(/^This is not a file of settings/)).toBeVisible();
  });
});

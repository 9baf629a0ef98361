import { expect } from '@playwright/test';
import { loaded, type ScreenActions, words } from './screen-actions';

const t = words('mf-cameras');

/** What somebody does with the cameras of a barn, from screen to screen. */
export const cameraActions: readonly ScreenActions[] = [
  {
    screen: 'camera list',
    async run({ page, goTo, press }) {
      await goTo('camera');
      await expect(page.locator('main li img').first()).toBeVisible();
      const search = page.getByRole('searchbox', { name: t('cameraFilter.search') });
      await press(search);
      await search.pressSequentially('pen 1');
      await search.fill('');
      await press(page.getByRole('button', { name: t('cameraFilter.further') }));
      const state = page.getByLabel(t('cameraFilter.state'), { exact: true });
      await state.selectOption({ index: 1 });
      await state.selectOption({ index: 0 });
    },
  },
  {
    screen: 'one camera',
    async run({ page, press }) {
      await press(page.locator('main li a[href*="/camera/"]'));
      for (let camera = 0; camera < 4; camera += 1) {
        await expect(page.locator('main article[data-state]').first()).toBeVisible();
        await press(page.getByRole('link', { name: /^Next camera/ }));
      }
    },
  },
  {
    screen: 'live picture',
    async run({ page, press }) {
      await press(page.getByRole('link', { name: t('cameraActions.live'), exact: true }));
      await expect(page.locator('main article[data-state="live"]')).toBeVisible(loaded);
      const statistics = page.getByRole('button', { name: t('liveView.statistics'), exact: true });
      await press(statistics);
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', '-', '0']) await page.keyboard.press(key);
      await press(statistics);
      await page.goBack();
    },
  },
  {
    screen: 'pictures of the past',
    async run({ page, press }) {
      await press(page.getByRole('link', { name: t('cameraActions.images'), exact: true }));
      await expect(page.locator('main img').first()).toBeVisible(loaded);
      const earlier = page.getByRole('button', { name: t('images.back'), exact: true });
      for (let step = 0; step < 4; step += 1) await press(earlier);
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
      await press(page.getByRole('button', { name: t('images.compare'), exact: true }));
      await press(page.getByText(t('images.forms.slider'), { exact: true }));
      await press(page.getByRole('button', { name: t('images.compareEnd'), exact: true }));
    },
  },
  {
    screen: 'graph',
    async run({ page, goTo, press }) {
      await goTo('camera');
      await press(page.locator('main li a[href*="/camera/"]').nth(1));
      await press(page.getByRole('link', { name: t('cameraActions.graph'), exact: true }));
      const main = page.locator('main');
      const chart = main.locator('canvas').first();
      for (const span of ['7d', '28d', '1d'] as const) {
        await press(main.getByText(t(`graph.spans.${span}`), { exact: true }));
        await expect(chart).toBeVisible(loaded);
      }
      await press(main.getByText(t('graph.modes.stacked'), { exact: true }));
      const cursor = page.getByRole('slider', { name: t('graph.chartName') });
      await cursor.focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await press(main.getByText(t('graph.forms.table'), { exact: true }));
      await press(main.getByText(t('graph.forms.chart'), { exact: true }));
      await press(page.getByRole('tab', { name: t('graph.tabs.distribution') }));
      await expect(chart).toBeVisible(loaded);
    },
  },
  {
    screen: 'grid',
    async run({ page, goTo, press }) {
      await goTo('grid');
      await expect(page.locator('main img').first()).toBeVisible();
      await press(page.getByRole('button', { name: t('grid.settings') }));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('grid.columns')).selectOption({ index: 2 });
      await dialog.getByLabel(t('grid.columns')).selectOption({ index: 0 });
      await press(dialog.getByRole('button', { name: t('grid.layouts.done') }));
      await press(page.getByRole('button', { name: t('grid.arrange') }));
      await page.locator('[data-grip]').first().focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Escape']) await page.keyboard.press(key);
      await press(page.getByRole('button', { name: t('grid.arrange') }));
    },
  },
  {
    screen: 'overview',
    async run({ page, goTo }) {
      await goTo('overview');
      await expect(page.locator('main [data-verdict]')).toHaveAttribute('data-verdict', /^(attention|quiet)$/, loaded);
    },
  },
  {
    screen: 'summary',
    async run({ page, goTo }) {
      await goTo('summary');
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, loaded);
    },
  },
  {
    screen: 'image carousel',
    async run({ page, goTo }) {
      await goTo('image-carousels');
      await expect(page.locator('main [data-place="current"] img')).toBeVisible();
    },
  },
];

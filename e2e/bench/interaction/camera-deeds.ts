import { expect } from '@playwright/test';
import { type Deeds, words } from './deeds';

const t = words('mf-cameras');
const loaded = { timeout: 60_000 };

/** What somebody does with the cameras of a barn, from screen to screen. */
export const cameraDeeds: readonly Deeds[] = [
  {
    screen: 'camera list',
    async run({ page, goTo }) {
      await goTo('camera');
      await expect(page.locator('main li img').first()).toBeVisible();
      const search = page.getByRole('searchbox', { name: t('cameraFilter.search') });
      await search.click();
      await search.pressSequentially('pen 1');
      await search.fill('');
      await page.getByRole('button', { name: t('cameraFilter.further') }).click();
      const state = page.getByLabel(t('cameraFilter.state'), { exact: true });
      await state.selectOption({ index: 1 });
      await state.selectOption({ index: 0 });
    },
  },
  {
    screen: 'one camera',
    async run({ page }) {
      await page.locator('main li a[href*="/camera/"]').first().click();
      for (let camera = 0; camera < 4; camera += 1) {
        await expect(page.locator('main article[data-state]').first()).toBeVisible();
        await page
          .getByRole('link', { name: /^Next camera/ })
          .first()
          .click();
      }
    },
  },
  {
    screen: 'live picture',
    async run({ page }) {
      await page.getByRole('link', { name: t('cameraActions.live'), exact: true }).click();
      await expect(page.locator('main article[data-state="live"]')).toBeVisible(loaded);
      const statistics = page.getByRole('button', { name: t('liveView.statistics'), exact: true });
      await statistics.click();
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', '-', '0']) await page.keyboard.press(key);
      await statistics.click();
      await page.goBack();
    },
  },
  {
    screen: 'pictures of the past',
    async run({ page }) {
      await page.getByRole('link', { name: t('cameraActions.images'), exact: true }).click();
      await expect(page.locator('main img').first()).toBeVisible(loaded);
      const earlier = page.getByRole('button', { name: t('images.back'), exact: true });
      for (let step = 0; step < 4; step += 1) await earlier.click();
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
      await page.getByRole('button', { name: t('images.compare'), exact: true }).click();
      await page.getByText(t('images.forms.slider'), { exact: true }).click();
      await page.getByRole('button', { name: t('images.compareEnd'), exact: true }).click();
    },
  },
  {
    screen: 'graph',
    async run({ page, goTo }) {
      await goTo('camera');
      await page.locator('main li a[href*="/camera/"]').nth(1).click();
      await page.getByRole('link', { name: t('cameraActions.graph'), exact: true }).click();
      const main = page.locator('main');
      const chart = main.locator('canvas').first();
      for (const span of ['7d', '28d', '1d'] as const) {
        await main.getByText(t(`graph.spans.${span}`), { exact: true }).click();
        await expect(chart).toBeVisible(loaded);
      }
      await main.getByText(t('graph.modes.stacked'), { exact: true }).click();
      const cursor = page.getByRole('slider', { name: t('graph.chartName') });
      await cursor.focus();
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await main.getByText(t('graph.forms.table'), { exact: true }).click();
      await main.getByText(t('graph.forms.chart'), { exact: true }).click();
      await page.getByRole('tab', { name: t('graph.tabs.distribution') }).click();
      await expect(chart).toBeVisible(loaded);
    },
  },
  {
    screen: 'grid',
    async run({ page, goTo }) {
      await goTo('grid');
      await expect(page.locator('main img').first()).toBeVisible();
      await page.getByRole('button', { name: t('grid.settings') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('grid.columns')).selectOption({ index: 2 });
      await dialog.getByLabel(t('grid.columns')).selectOption({ index: 0 });
      await dialog.getByRole('button', { name: t('grid.layouts.done') }).click();
      await page.getByRole('button', { name: t('grid.arrange') }).click();
      await page.locator('[data-grip]').first().focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Escape']) await page.keyboard.press(key);
      await page.getByRole('button', { name: t('grid.arrange') }).click();
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

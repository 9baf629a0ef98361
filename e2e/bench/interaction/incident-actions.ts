import { expect } from '@playwright/test';
import { loaded, type ScreenActions, words } from './screen-actions';

const t = words('mf-incidents');

/** What somebody does with the records of a barn, from screen to screen. Nothing is sent. */
export const incidentActions: readonly ScreenActions[] = [
  {
    screen: 'interventions',
    async run({ page, goTo, press }) {
      await goTo('interventions');
      const main = page.getByRole('main');
      await expect(main.getByRole('article').first()).toBeVisible(loaded);
      await press(page.getByRole('tab', { name: t('interventions.open') }));
      await press(page.getByRole('tab', { name: t('interventions.latest') }));
      await press(main.getByText(t('interventionsTable.table'), { exact: true }));
      await expect(page.getByRole('gridcell').first()).toBeVisible(loaded);
      await press(main.getByRole('columnheader', { name: t('export.column.title') }));
      await press(main.getByText(t('interventionsTable.cards'), { exact: true }));
    },
  },
  {
    screen: 'form of an intervention',
    async run({ page, press }) {
      await press(page.getByRole('button', { name: t('interventions.new'), exact: true }).filter({ visible: true }));
      const dialog = page.getByRole('dialog', { name: t('interventionForm.new'), exact: true });
      for (const type of ['climate', 'technical', 'health'] as const) {
        await press(dialog.locator('label').filter({ hasText: t(`interventionType.${type}`) }));
      }
      const title = dialog.locator('[data-field="title"] input');
      await press(title);
      await title.pressSequentially('Coughs');
      const description = dialog.locator('[data-field="description"] textarea');
      await press(description);
      await description.pressSequentially('Two of them, since noon');
      await dialog.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
    },
  },
  {
    screen: 'incidents',
    async run({ page, goTo, press }) {
      await goTo('incidents');
      await expect(page.locator('main li article').first()).toBeVisible(loaded);
      const toggle = page.getByRole('button', { name: t('filter.toggle'), exact: true });
      await press(toggle);
      await page.getByLabel(t('filter.severity'), { exact: true }).selectOption({ index: 2 });
      await page.getByLabel(t('filter.severity'), { exact: true }).selectOption({ index: 0 });
      const text = page.getByRole('searchbox', { name: t('filter.text') });
      await press(text);
      await text.pressSequentially('drink');
      await text.fill('');
      await expect(page.locator('main li article').first()).toBeVisible(loaded);
    },
  },
  {
    screen: 'one incident',
    async run({ page, press }) {
      await press(page.getByRole('main').getByRole('article').first().getByRole('link'));
      await expect(page.locator('main ol li').first()).toBeVisible(loaded);
      await page.goBack();
      await expect(page.locator('main li article').first()).toBeVisible(loaded);
    },
  },
  {
    screen: 'documentation',
    async run({ page, goTo, press }) {
      await goTo('documentation');
      await expect(page.locator('main article').first()).toBeVisible(loaded);
      await press(page.getByRole('main').getByRole('button', { name: t('documentation.new') }));
      const dialog = page.getByRole('dialog', { name: t('documentation.new') });
      const description = dialog.getByRole('textbox', { name: new RegExp(`^${t('recordForm.description')}`) });
      await press(description);
      await description.pressSequentially('Washed the pens');
      await page.keyboard.press('Escape');
    },
  },
  {
    screen: 'dead animals',
    async run({ page, goTo, press }) {
      await goTo('dead-animal-map');
      const main = page.getByRole('main');
      const last = main.getByRole('button', { name: t('deadAnimalMap.last', { day: '' }).trim() });
      const found = main.getByRole('link', { name: t('deadAnimalMap.more') }).first();
      await expect(last.or(found).first()).toBeVisible(loaded);
      if (await last.isVisible()) await press(last);
      await expect(found).toBeVisible(loaded);
    },
  },
  {
    screen: 'statistics of dead animals',
    async run({ page, press }) {
      const main = page.getByRole('main');
      await press(main.getByRole('link', { name: t('deadAnimalMap.statistics') }));
      await expect(main.locator('dl').first()).toBeVisible(loaded);
      const spans = main.getByRole('radiogroup', { name: t('deadAnimalStatistics.span') }).locator('label');
      for (const span of await spans.all()) await press(span);
      await press(main.getByText(t('deadAnimalStatistics.table'), { exact: true }));
      await press(main.getByText(t('deadAnimalStatistics.charts'), { exact: true }));
    },
  },
  {
    screen: 'speed watchdog',
    async run({ page, goTo }) {
      await goTo('speedWatchdog');
      const threshold = page.getByRole('slider', { name: t('speedWatchdog.thresholdSlider') });
      await threshold.focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    },
  },
];

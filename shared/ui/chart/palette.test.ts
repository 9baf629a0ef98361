import { contrastRatio } from '../tokens/contrast';
import { themeNames } from '../tokens/theme-names';
import { themes } from '../tokens/themes';
import { chartColors, chartDashes, chartHatches, chartTones } from './palette';

describe.each(themeNames)('the palette of the theme %s', (theme) => {
  test.each(chartTones)('is seen on its surface: %s', (tone) => {
    expect(contrastRatio(chartColors[theme][tone], themes[theme].surface)).toBeGreaterThanOrEqual(3);
  });
});

test('tells its tones apart without colour', () => {
  expect(new Set(chartTones.map((tone) => chartDashes[tone].join())).size).toBe(chartTones.length);
  expect(new Set(chartTones.map((tone) => chartHatches[tone])).size).toBe(chartTones.length);
});

import door from '@barnwatch/shared/i18n/texts/de.json';
import shell from './de.json';

export const german = { ...door, ...shell };

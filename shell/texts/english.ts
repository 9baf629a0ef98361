import door from '@barnwatch/shared/i18n/texts/en.json';
import shell from './en.json';

export const english = { ...door, ...shell };

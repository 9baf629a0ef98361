import type { DoorTexts } from '../../i18n';
import de from './texts/de.json';
import en from './texts/en.json';

export const limitedHtmlTexts: DoorTexts = { namespace: 'ui/limited-html', en, de };

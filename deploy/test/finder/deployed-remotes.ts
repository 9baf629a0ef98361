import { remote as admin } from '../../../mf-admin/remote';
import adminDe from '../../../mf-admin/texts/de.json';
import adminEn from '../../../mf-admin/texts/en.json';
import { remote as auth } from '../../../mf-auth/remote';
import authDe from '../../../mf-auth/texts/de.json';
import authEn from '../../../mf-auth/texts/en.json';
import { remote as cameras } from '../../../mf-cameras/remote';
import camerasDe from '../../../mf-cameras/texts/de.json';
import camerasEn from '../../../mf-cameras/texts/en.json';
import { remote as incidents } from '../../../mf-incidents/remote';
import incidentsDe from '../../../mf-incidents/texts/de.json';
import incidentsEn from '../../../mf-incidents/texts/en.json';
import { remote as regions } from '../../../mf-regions/remote';
import regionsDe from '../../../mf-regions/texts/de.json';
import regionsEn from '../../../mf-regions/texts/en.json';
import { remote as settings } from '../../../mf-settings/remote';
import settingsDe from '../../../mf-settings/texts/de.json';
import settingsEn from '../../../mf-settings/texts/en.json';
import type { DescribedRemote } from './registry-of-descriptors';

/** The remotes of this repository. */
export const deployedRemotes: readonly DescribedRemote[] = [
  { descriptor: admin, en: adminEn, de: adminDe },
  { descriptor: auth, en: authEn, de: authDe },
  { descriptor: cameras, en: camerasEn, de: camerasDe },
  { descriptor: incidents, en: incidentsEn, de: incidentsDe },
  { descriptor: regions, en: regionsEn, de: regionsDe },
  { descriptor: settings, en: settingsEn, de: settingsDe },
];

import { leanI18next } from './lean-i18next';

// biome-ignore lint/style/noDefaultExport: Rspack takes a loader by its default export.
export default leanI18next;

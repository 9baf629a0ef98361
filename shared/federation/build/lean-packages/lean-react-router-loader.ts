import { leanReactRouter } from './lean-react-router';

// biome-ignore lint/style/noDefaultExport: Rspack takes a loader by its default export.
export default leanReactRouter;

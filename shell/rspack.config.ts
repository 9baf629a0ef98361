import { shellConfiguration } from '../rspack.config.base';

export default shellConfiguration(import.meta.dirname);

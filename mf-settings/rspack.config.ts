import { remoteConfiguration } from '../rspack.config.base';

export default remoteConfiguration(import.meta.dirname);

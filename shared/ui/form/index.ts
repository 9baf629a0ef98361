export { ColorField, type ColorFieldProps } from './color-field';
export type { ColorValue } from './color-value';

export { AntdTheme } from './antd-theme';
export { ColorField, type ColorFieldProps } from './color-field';
export { type ColorValue, readColor } from './color-value';
export { SearchSelectField, type SearchSelectFieldProps } from './search-select-field';

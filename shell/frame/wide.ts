/** From here on there is a sidebar instead of bars. The style sheets of the frame say the same. */
export const wide = '(min-width: 768px)';

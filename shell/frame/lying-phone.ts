/** A phone that lies: too low for bars above and below, too narrow for a sidebar. The style sheets of the frame say the same. */
export const lyingPhone = '(orientation: landscape) and (min-width: 560px) and (max-height: 499px)';

/** From here on there is room for a third column of pictures and for longer lists. */
export const wall = '(min-width: 1600px)';

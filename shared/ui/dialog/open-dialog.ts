/** A dialog that is open, by its selector: a modal one has `open`, a light one is a popover. */
export const openDialog = 'dialog:is([open], [popover])';

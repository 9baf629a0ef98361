/** A file of the suite that runs nothing: a page that is there has the suite's process, and asks nobody for anything. */
export const quietFile = '/icon.svg';

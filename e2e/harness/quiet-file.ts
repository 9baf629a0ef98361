/**
 * A file of the suite that runs nothing and asks nobody for anything. A page that is there stays in the suite's process:
 * after an empty page the suite is opened in another one, which takes twice as long.
 */
export const quietFile = '/icon.svg';

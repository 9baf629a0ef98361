import type { StructuredPatch } from 'diff';

/**
 * What is to be done with a file so that a patch is in it.
 *
 * @returns its new content, `'patched'` when it has the patch already, `undefined` when the patch is not meant for it
 */
export declare function patchedContent(content: string | undefined, filePatch: StructuredPatch): string | undefined;

/** Applies the patches of a folder to the installed packages. Answers what went wrong, or `undefined`. */
export declare function patchNpmPackages(repository: string, patchFolder: string): string | undefined;

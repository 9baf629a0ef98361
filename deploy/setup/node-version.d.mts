/** A sentence when this release of Node is too old, else `undefined`. */
export declare function nodeProblem(version: string): string | undefined;

/** Stands in for `shell/loader/shared-doors`: what a screen shares with others is in chunks of its own `import()`. */
export async function fetchDoors(): Promise<void> {}

interface SavingConnection {
  readonly saveData?: boolean;
}

/** Whether the device asks to spare data: then nothing is fetched before it is wanted. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && (connection as SavingConnection).saveData === true;
}

/** Which update somebody began on this device and has not published: the composer opens with it. */

export interface Unfinished {
  id(): string | undefined
  begin(id: string): void
  finish(): void
}

export function openUnfinished(storage: Storage, username: string): Unfinished {
  const key = `cyanotype/quick/${username}`
  return {
    id: () => storage.getItem(key) ?? undefined,
    begin: (id) => storage.setItem(key, id),
    finish: () => storage.removeItem(key),
  }
}

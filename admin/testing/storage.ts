/** A `Storage` for tests which refuses values over a length. Its entries are its own enumerable properties. */
export function storageOf(room: number): Storage {
  const entries: Record<string, string> = {}
  const storage = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      entries[key] = value
    },
    removeItem: (key: string) => {
      delete entries[key]
    },
    clear: () => {},
    key: (index: number) => Object.keys(entries)[index] ?? null,
    get length() {
      return Object.keys(entries).length
    },
  }
  return new Proxy(storage, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

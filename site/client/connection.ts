/** The network connection of the reader. If the browser does not report it, it counts as fast. */
interface Connection {
  readonly saveData: boolean
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  readonly type: string
}

export function connection(): Connection {
  const networkInfo: unknown = 'connection' in navigator ? navigator.connection : undefined
  const { saveData, effectiveType } = Object(networkInfo)
  return { saveData: saveData === true, type: String(effectiveType ?? '') }
}

/** What tests opened and nobody has closed yet. `close-after-file.ts` closes it when a test file is done. */

const closings: (() => unknown)[] = []

/** Closes something when the test file is done, the last opened first. */
export function closeAtEnd(close: () => unknown): void {
  closings.push(close)
}

export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close()
}

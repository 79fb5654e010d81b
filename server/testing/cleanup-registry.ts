/** Resources that tests opened. `cleanup-after-file.ts` closes them after each test file. */

const closings: (() => unknown)[] = []

/** Closes a resource after the test file, the last opened first. */
export function closeAtEnd(close: () => unknown): void {
  closings.push(close)
}

export async function closeAll(): Promise<void> {
  for (const close of closings.splice(0).toReversed()) await close()
}

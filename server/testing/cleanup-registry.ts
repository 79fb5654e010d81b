/** Resources that tests opened. `cleanup-after-file.ts` closes them after each test file. */

const closings: (() => unknown)[] = []

/** Closes a resource after the test file, the last opened first. */
export function closeAtEnd(close: () => unknown): void {
  closings.push(close)
}

/** Closes all of them, also if one cannot be closed: what stays open would fail the next files. */
export async function closeAll(): Promise<void> {
  const problems: unknown[] = []
  for (const close of closings.splice(0).toReversed()) {
    try {
      await close()
    } catch (problem) {
      problems.push(problem)
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, 'Not everything was closed after the tests.')
}

/** Resources that tests opened. `cleanup-after-file.ts` closes them after each test file. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const closings: (() => unknown)[] = []

/** Closes a resource after the test file, the last opened first. */
export function closeAtEnd(close: () => unknown): void {
  closings.push(close)
}

/** A new folder, which is deleted after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyanotype-test-'))
  // A request that was answered may still write its image into the cache.
  closeAtEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
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

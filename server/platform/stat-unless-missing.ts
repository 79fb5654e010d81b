/** What is at a path. `undefined` only if nothing is there: an error if this user may not look. */
import type { Stats } from 'node:fs'
import { statSync } from 'node:fs'

export function statUnlessMissing(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch (problem) {
    const code = problem instanceof Error && 'code' in problem ? problem.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw problem
  }
}

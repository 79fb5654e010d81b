/**
 * Builds Storybook while the server is already running. Until it is ready, its URL says that it is being
 * built.
 */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isUpToDate } from './build.ts'

/** Runs in a separate process with low priority, so that visitors do not wait. It ends with this process. */
export function buildStorybookMeanwhile(): void {
  if (isUpToDate('storybook')) return
  const child = spawn(process.execPath, ['build.ts', 'storybook'], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
}

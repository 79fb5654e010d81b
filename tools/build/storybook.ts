/** Storybook, built while the product already answers: its address says so until it is there. */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isUpToDate } from './build.ts'

/** In a process of its own that yields to visitors, and that ends with this one. */
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

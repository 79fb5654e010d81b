/** Build stamps: decide whether an output is up to date, by a hash of its inputs stored in `dist/.stamp`. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './steps.ts'

export interface Stamps {
  isUpToDate(step: Step): boolean
  /**
   * Call it before a build, so that an interrupted build counts as out of date, and call the function that it
   * returns afterwards. That one stores the hash of the inputs at the start, so a change during the build is
   * not missed.
   */
  start(step: Step): () => void
}

export function stampsIn(root: string): Stamps {
  const place = (step: Step) => join(root, 'dist', '.stamp', step.name.toLowerCase())
  return {
    isUpToDate(step) {
      const stamp = place(step)
      const isThere = existsSync(join(root, step.output, step.proof)) && existsSync(stamp)
      return isThere && readFileSync(stamp, 'utf8') === fingerprint(root, step)
    },
    start(step) {
      rmSync(place(step), { force: true })
      const inputs = fingerprint(root, step)
      return () => {
        mkdirSync(join(root, 'dist', '.stamp'), { recursive: true })
        writeFileSync(place(step), inputs)
      }
    },
  }
}

/**
 * Hashes contents and not dates: after a fresh clone, or a switch of branches and back, nothing is rebuilt.
 */
function fingerprint(root: string, step: Step): string {
  const hash = createHash('sha256').update(step.run.join(' '))
  for (const input of step.inputs) {
    for (const path of filesUnder(root, input)) {
      if (step.leavingOut.test(path)) continue
      hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
    }
  }
  return hash.digest('hex')
}

function filesUnder(root: string, path: string): string[] {
  const place = join(root, path)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [path]
  return readdirSync(place)
    .sort()
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => filesUnder(root, `${path}/${name}`))
}

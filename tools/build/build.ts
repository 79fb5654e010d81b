/** Runs the build steps that are missing or out of date, and prints one line for each. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeTokens } from '../generators/write-tokens.ts'
import { stampsIn } from './build-stamp.ts'
import type { ShareLock } from './lock.ts'
import { withLock } from './lock.ts'
import type { Step, StepName } from './steps.ts'
import { steps } from './steps.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamps = stampsIn(root)
const endWithParent = new URL('end-with-parent.ts', import.meta.url).href

class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

export function isUpToDate(name: StepName): boolean {
  return stamps.isUpToDate(steps[name])
}

/** Runs the outdated steps in parallel. The promise rejects with the output of the first step that fails. */
export async function build(names: readonly StepName[]): Promise<void> {
  const due = names.filter((name) => !isUpToDate(name))
  // Tokens are the only generated file among the sources. Writing them also rejects colours with too little
  // contrast.
  if (due.length > 0) await writeTokens()
  await Promise.all(
    due.map((name) => {
      const lock = join(root, 'dist', '.stamp', `${name}.lock`)
      return withLock(lock, async (share) => {
        // Another process may have built it in the meantime.
        if (!isUpToDate(name)) await buildStep(steps[name], share)
      })
    }),
  )
}

async function buildStep(step: Step, shareLock: ShareLock): Promise<void> {
  const started = performance.now()
  console.log(`${step.name}: building…`)
  const finish = stamps.start(step)
  await runProgram(step, shareLock)
  if (step.writes !== undefined) moveIntoPlace(join(root, step.writes), join(root, step.output))
  finish()
  console.log(`${step.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function runProgram(step: Step, shareLock: ShareLock): Promise<void> {
  const [program, ...args] = step.run
  const child = spawn(
    process.execPath,
    ['--import', endWithParent, join(root, 'node_modules', program), ...args],
    {
      cwd: join(root, step.in),
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  // If this process is killed, another start waits until the program has ended too.
  shareLock(child.pid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new BuildFailed(`${step.name}: build failed.\n\n${output.trim()}\n`)
}

function moveIntoPlace(made: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  rmSync(place, { recursive: true, force: true })
  renameSync(made, place)
}

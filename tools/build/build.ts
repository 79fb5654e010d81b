/** Builds what is missing or out of date, with one line for each step. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeTokens } from '../generators/write-tokens.ts'
import { stampsIn } from './build-stamp.ts'
import { withLock } from './lock.ts'
import type { Step, StepName } from './steps.ts'
import { steps } from './steps.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const stamps = stampsIn(root)

class BuildFailed extends Error {
  override readonly name = 'BuildFailed'
}

export function isUpToDate(name: StepName): boolean {
  return stamps.isUpToDate(steps[name])
}

/** Runs the steps that are out of date side by side; the promise fails with what the first broken one said. */
export async function build(names: readonly StepName[]): Promise<void> {
  const due = names.filter((name) => !isUpToDate(name))
  // The one thing that a build writes among the sources, and the place where colours that nobody can read stop it.
  if (due.length > 0) await writeTokens()
  await Promise.all(
    due.map((name) => {
      const lock = join(root, 'dist', '.stamp', `${name}.lock`)
      return withLock(lock, async () => {
        // Another process may just have done it.
        if (!isUpToDate(name)) await buildStep(steps[name])
      })
    }),
  )
}

async function buildStep(step: Step): Promise<void> {
  const started = performance.now()
  console.log(`${step.name}: building…`)
  const finish = stamps.start(step)
  await runProgram(step)
  if (step.writes !== undefined) moveIntoPlace(join(root, step.writes), join(root, step.output))
  finish()
  console.log(`${step.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

async function runProgram(step: Step): Promise<void> {
  const [program, ...args] = step.run
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: join(root, step.in),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const [code] = await once(child, 'close')
  process.off('exit', endWithUs)
  if (code !== 0) throw new BuildFailed(`${step.name}: the build failed.\n\n${said.trim()}\n`)
}

function moveIntoPlace(made: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true })
  rmSync(place, { recursive: true, force: true })
  renameSync(made, place)
}

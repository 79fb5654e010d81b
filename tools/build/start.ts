/** Start: builds what is missing, starts the server, prints the URLs, then builds Storybook. */

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment, readConfig } from '../../server/config/config.ts'
import { checkAddress } from '../../server/listen.ts'
import type { Running } from '../../server/main.ts'
import type { Worker } from '../../server/workers/worker.ts'
import { openWorker } from '../../server/workers/worker.ts'
import type { StepName } from './steps.ts'
import { steps } from './steps.ts'
import { stopWithNpm } from './stop-with-npm.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A release has no build tools, and neither has an installation with `npm ci --omit=dev`. */
const canBuild = () => existsSync(join(root, 'node_modules/@vitejs/plugin-react'))

const isBuilt = (name: StepName) => existsSync(join(root, steps[name].output, steps[name].proof))

export async function startProduct(): Promise<void> {
  try {
    const worker = openWorker()
    if (worker !== undefined) return await serveAsWorker(worker)
    stopWithNpm()
    await checkAddress(readConfig(environment()))
    await prepareBuild()
    const { url, firstOwnerToken } = await startServing()
    console.log(startMessage(url, firstOwnerToken))
    await buildStorybookInBackground()
  } catch (problem) {
    fail(problem)
  }
}

/** In this process, or in several workers that this process starts. */
async function startServing(): Promise<Pick<Running, 'url' | 'firstOwnerToken'>> {
  const config = readConfig(environment())
  if (config.workers > 1) {
    const { startWorkers } = await import('../../server/start-workers.ts')
    return startWorkers(config)
  }
  const { start } = await import('../../server/main.ts')
  return start({ config, startAgain })
}

async function serveAsWorker(worker: Worker): Promise<void> {
  const { start } = await import('../../server/main.ts')
  worker.reportReady(await start({ worker, startAgain: worker.startAgain }))
}

/** Builds what is missing or out of date. Without build tools, the build that is there is used. */
async function prepareBuild(): Promise<void> {
  if (canBuild()) {
    const { build } = await import('./build.ts')
    await build(['site', 'admin'])
  } else if (!isBuilt('site') || !isBuilt('admin')) throw new NotBuilt(notBuilt)
}

class NotBuilt extends Error {
  override readonly name = 'NotBuilt'
}

const notBuilt =
  'The site and the admin are not built, and the build tools are not installed. Run `npm ci --include=dev`, then `npm start`.'

/** Replaces the process by itself, with the same id. Not every system can, and a socket of systemd would be closed. */
const { execPath, execArgv, argv, env } = process
const startAgain =
  'LISTEN_FDS' in env
    ? undefined
    : process.execve?.bind(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], env)

/** The URLs, and how to sign in. */
export function startMessage(url: string, firstOwnerToken: string | undefined): string {
  const signIn = `Sign in    ${url}/admin/login`
  const createOwner = `Create the first administrator at ${url}/admin/login
  One-time token: ${firstOwnerToken}`
  return `
  Cyanotype is ready.

  Site       ${url}
  Admin      ${url}/admin
  Storybook  ${url}/storybook

  ${firstOwnerToken === undefined ? signIn : createOwner}
`
}

/** Expected errors are one sentence that says what to do. Only unexpected ones are printed with a stack. */
export function fail(problem: unknown): never {
  const isExpected = problem instanceof Error && expected.includes(problem.name)
  console.error(isExpected ? problem.message : problem)
  process.exit(1)
}

const expected = ['StartProblem', 'BuildFailed', 'NotBuilt']

/**
 * Builds Storybook while the server is already running, in a separate process with low priority that ends with this
 * one. Until it is ready, its URL says that it is being built.
 */
export async function buildStorybookInBackground(): Promise<void> {
  if (!canBuild()) return
  const { isUpToDate } = await import('./build.ts')
  if (isUpToDate('storybook')) return
  const child = spawn(process.execPath, ['build.ts', 'storybook'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid !== undefined) setPriority(child.pid, 10)
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
}

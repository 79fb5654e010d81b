/** Start: builds what is missing, starts the server, prints the URLs, then builds Storybook. */

import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build, isUpToDate } from './build.ts'

export async function startProduct(): Promise<void> {
  try {
    await build(['site', 'admin'])
    const { start } = await import('../../server/main.ts')
    const { url, firstOwnerToken } = await start({ startAgain })
    console.log(startMessage(url, firstOwnerToken))
    buildStorybookInBackground()
  } catch (problem) {
    fail(problem)
  }
}

/** Replaces the process by itself, with the same id. Not every system can. */
const { execPath, execArgv, argv, env } = process
const startAgain = process.execve?.bind(process, execPath, [execPath, ...execArgv, ...argv.slice(1)], env)

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

const expected = ['StartProblem', 'BuildFailed']

/**
 * Builds Storybook while the server is already running, in a separate process with low priority that ends with this
 * one. Until it is ready, its URL says that it is being built.
 */
export function buildStorybookInBackground(): void {
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

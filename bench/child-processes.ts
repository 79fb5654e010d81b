/** Child processes of the benchmarks: each receives tasks and sends a message when one is done. */

import type { ChildProcess, Serializable } from 'node:child_process'
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import packageJson from '../package.json' with { type: 'json' }
import type { Editor } from '../tools/testing/editor.ts'
import { signIn } from '../tools/testing/editor.ts'
import { freePort } from '../tools/testing/free-port.ts'
import { owner } from '../tools/testing/product.ts'

/** The Node.js flags of `npm start`, for the product and the baselines alike. */
const flags = packageJson.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** Starts a program of this folder. */
export function child(program: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const address = new URL(program, import.meta.url)
  return fork(address, { execArgv: flags, env: { PATH: process.env.PATH, ...env } })
}

/** The next message of a child after a task was sent to it. Rejects if the child ends. */
export async function replyOf(running: ChildProcess, task?: Serializable): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  const died = once(running, 'exit', { signal }).then(() => {
    throw new Error('A child of the bench died; its reason is above.')
  })
  try {
    const reply = once(running, 'message', { signal })
    if (task !== undefined) running.send(task)
    const [message]: unknown[] = await Promise.race([reply, died])
    return message
  } finally {
    died.catch(() => {}) // no longer relevant
    settled.abort()
  }
}

/** Sends a signal to end, and waits for the exit. */
export async function stopped(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await ended
}

/** Runs the product on a data folder during a measurement, with a signed-in user. */
export interface Serving {
  readonly url: string
  readonly process: ChildProcess
  /** The owner. */
  readonly editor: Editor
  stop(): Promise<void>
}

/** `program` starts the product and sends its port. */
export async function serve(program: string, dataDir: string): Promise<Serving> {
  const running = child(program, {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
  })
  const url = String(await replyOf(running))
  return { url, process: running, editor: await signIn(url), stop: () => stopped(running) }
}

/**
 * The resident memory of a process without its children. Linux has it in a file. Elsewhere `ps` returns it.
 */
export function residentMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  return Number(kilobytes) / 1024
}

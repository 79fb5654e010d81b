/** Child processes of the benchmarks: each receives tasks and sends a message when one is done. */
import type { ChildProcess, Serializable } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import house from '../package.json' with { type: 'json' }

/** The Node.js flags of `npm start`, for the product and the baselines alike. */
const flags = house.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** Starts a program of this folder. */
export function child(program: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const address = new URL(program, import.meta.url)
  return fork(address, { execArgv: flags, env: { PATH: process.env.PATH, ...env } })
}

/** The next message of a child after a task was sent to it. Rejects if the child ends. */
export async function answerOf(asked: ChildProcess, task?: Serializable): Promise<unknown> {
  const heard = new AbortController()
  const { signal } = heard
  const died = once(asked, 'exit', { signal }).then(() => {
    throw new Error('A child of the bench died; its reason is above.')
  })
  try {
    const answer = once(asked, 'message', { signal })
    if (task !== undefined) asked.send(task)
    const [message]: unknown[] = await Promise.race([answer, died])
    return message
  } finally {
    died.catch(() => {}) // no longer relevant
    heard.abort()
  }
}

/** Sends a signal to end, and waits for the exit. */
export async function stopped(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await ended
}

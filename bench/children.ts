/** Processes of the bench: each is told what to do, and says something when it has done it. */
import type { ChildProcess, Serializable } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import house from '../package.json' with { type: 'json' }

/** What `npm start` tells Node: the product is measured as people run it, and what it is held against alike. */
const flags = house.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** Starts a program of this folder. */
export function child(program: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const address = new URL(program, import.meta.url)
  return fork(address, { execArgv: flags, env: { PATH: process.env.PATH, ...env } })
}

/** What a child says next, after it was told something; it has to be alive for that. */
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
    died.catch(() => {}) // no longer of interest
    heard.abort()
  }
}

/** Asks it to end, and waits until it has. */
export async function stopped(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  await ended
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cyanotype-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('runs the work of two holders one after the other', async () => {
  const lock = join(folder, 'lock')
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${name} ends`)
  }
  await Promise.all([withLock(lock, work('one')), withLock(lock, work('two'))])
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(existsSync(lock)).toBe(false)
})

it('does not wait for a process that was killed', async () => {
  const lock = join(folder, 'lock')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(pid))
  await expect(withLock(lock, async () => 'done')).resolves.toBe('done')
})

it('waits for a process that goes on with the work of one that was killed', async () => {
  const lock = join(folder, 'lock')
  const { pid: killed } = spawnSync(process.execPath, ['-e', ''])
  const worker = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  writeFileSync(lock, `${killed} ${worker.pid}`)
  let isWorking = true
  const ended = once(worker, 'exit').then(() => {
    isWorking = false
  })
  const waiting = withLock(lock, async () => isWorking)
  worker.stdin.end()
  await ended
  await expect(waiting).resolves.toBe(false)
})

it('writes which process does the work', async () => {
  const lock = join(folder, 'lock')
  const holders = await withLock(lock, async (share) => {
    share(1)
    return readFileSync(lock, 'utf8')
  })
  expect(holders).toBe(`${process.pid} 1`)
})

it('releases the lock when the work fails', async () => {
  const lock = join(folder, 'lock')
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(lock)).toBe(false)
})

/** Lock for one process at a time: two starts in one checkout must not build into the same folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Runs the work as soon as no other live process holds the lock. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true })
  while (!take(path)) await pause(50)
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isAlive(holder(path))) rmSync(path, { force: true })
    return false
  }
}

/** The id of the process that holds the lock, or our own while the lock file is being written or removed. */
function holder(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}

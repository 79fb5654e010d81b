/** Lock for one process at a time: two starts in one checkout must not build into the same folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Keeps the lock for as long as a process that does the work is alive, even when this process is killed. */
export type ShareLock = (pid: number | undefined) => void

/** Runs the work as soon as no other live process holds the lock. */
export async function withLock<Result>(
  path: string,
  work: (share: ShareLock) => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true })
  while (!take(path)) await pause(50)
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work((pid) => writeFileSync(path, `${process.pid} ${pid}`))
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
    if (!holders(path).some(isAlive)) rmSync(path, { force: true })
    return false
  }
}

/** The processes that hold the lock. Our own while the lock file is being written or removed. */
function holders(path: string): number[] {
  try {
    const pids = readFileSync(path, 'utf8').split(' ').map(Number).filter(Boolean)
    return pids.length > 0 ? pids : [process.pid]
  } catch {
    return [process.pid]
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

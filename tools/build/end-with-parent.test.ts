import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { eventually } from '../testing/eventually.ts'

const preload = fileURLToPath(new URL('end-with-parent.ts', import.meta.url))

/** Starts a process that starts another one, and returns both. */
async function startTwo(work: string) {
  const start = `
    const { spawn } = require('node:child_process')
    const options = { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }
    const child = spawn(process.execPath, ['--import', ${JSON.stringify(preload)}, '-e', ${JSON.stringify(work)}], options)
    child.once('exit', (code) => process.exit(code))
    console.log(child.pid)`
  const parent = spawn(process.execPath, ['-e', start])
  const [pid] = await once(parent.stdout, 'data')
  return { parent, pid: Number(pid) }
}

it('ends when the process that started it was killed', async () => {
  const { parent, pid } = await startTwo('setInterval(() => {}, 1000)')
  parent.kill('SIGKILL')
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
})

it('does not keep a program that has done its work', async () => {
  const { parent } = await startTwo('process.exitCode = 7')
  expect(await once(parent, 'exit')).toEqual([7, null])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const server = `
  const { stopWithNpm } = await import(${JSON.stringify(import.meta.resolve('./stop-with-npm.ts'))})
  process.once('SIGTERM', () => {
    console.log('stopped')
    process.exit(0)
  })
  stopWithNpm()
  console.log('started')
  setInterval(() => {}, 1_000)`

it.skipIf(process.platform === 'win32')(
  'ends as after a signal when the shell of npm has ended',
  async () => {
    const env = { ...process.env, npm_lifecycle_event: 'start', NODE: process.execPath, SERVER: server }
    const shell = spawn('/bin/sh', ['-c', '"$NODE" --input-type=module -e "$SERVER"; true'], { env })
    const [started] = await once(shell.stdout.setEncoding('utf8'), 'data')
    shell.kill('SIGKILL')
    expect(started + (await text(shell.stdout))).toBe('started\nstopped\n')
  },
)

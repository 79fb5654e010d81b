/** The standard output as a file on a full disk. */
import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Every write to this device fails, as on a full disk. */
const full = '/dev/full'

/** Writes until a line was lost, and ends the process as the server does. */
const program = `
  const { openStandardOutput } = await import(${JSON.stringify(import.meta.resolve('./standard-output.ts'))})
  const { default: fs } = await import('node:fs')
  const { setImmediate } = await import('node:timers/promises')
  let failures = 0
  const { write } = fs
  fs.write = (...args) => {
    const done = args.pop()
    write(...args, (...results) => {
      done(...results)
      failures += 1
    })
  }
  const output = openStandardOutput()
  for (const wanted of [1, 2]) {
    output.write('one\\n')
    while (failures < wanted) await setImmediate()
  }
  output.write('two\\n')
  output.write('three\\n')
  output.close()
  process.exit(0)`

it.runIf(process.platform === 'linux')('lets the server go on and end when its disk is full', () => {
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', openSync(full, 'w'), 'pipe'],
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' })
})

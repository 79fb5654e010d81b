import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Runs the start script with a faked version of Node.js. */
function startOn(version: string): { status: number | null; stderr: string } {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  return spawnSync(process.execPath, ['--import', preload, 'start.mjs'], { encoding: 'utf8' })
}

it.each(['20.20.2', '22.19.0', '24.14.1'])(
  'prints one line with instructions when started on Node.js %s',
  (version) => {
    const { status, stderr } = startOn(version)
    expect(status).toBe(1)
    expect(stderr).toBe(
      `Cyanotype needs Node.js 24.15 or newer, and this is v${version}. Install a newer one. In the repository, run \`npm ci\`, then \`npm start\`, which uses the Node.js that npm installed.\n`,
    )
  },
)

it('prints one line when the port is in use, before it builds or creates anything', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const dataFolder = join(tmpdir(), `cyanotype-port-in-use-${process.pid}`)
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['start.mjs'], { encoding: 'utf8', env })
  expect(stderr).toBe(`Port ${port} is in use. Stop the program that uses it, or set PORT to another port.\n`)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(existsSync(dataFolder)).toBe(false)
})

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs the start script with a faked version of Node.js. */
function startOn(version: string): { status: number | null; stderr: string } {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  return spawnSync(process.execPath, ['--import', preload, 'start.mjs'], { encoding: 'utf8' })
}

it.each(['20.20.2', '22.19.0', '24.6.9'])(
  'prints one line with instructions when started on Node.js %s',
  (version) => {
    const { status, stderr } = startOn(version)
    expect(status).toBe(1)
    expect(stderr).toBe(
      `Cyanotype needs Node.js 24.7 or newer, and this is v${version}. Run \`npm ci\`, then \`npm start\`, which uses the Node.js that npm installed.\n`,
    )
  },
)

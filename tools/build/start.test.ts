import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs a start on what says that it is that version of Node. */
function startOn(version: string): { status: number | null; stderr: string } {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  return spawnSync(process.execPath, ['--import', preload, 'start.mjs'], { encoding: 'utf8' })
}

it.each(['20.20.2', '22.19.0', '24.6.9'])(
  'tells whoever starts it on Node %s what to do, in one line',
  (version) => {
    const { status, stderr } = startOn(version)
    expect(status).toBe(1)
    expect(stderr).toBe(
      `Cyanotype needs Node.js 24.7 or newer; this is v${version}. Run \`npm ci\`, then \`npm start\`, which brings its own.\n`,
    )
  },
)

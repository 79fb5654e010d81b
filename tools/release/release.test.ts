/**
 * Release: packed, unpacked in an empty folder, and started with Node.js alone.
 * @module-tag full
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from '../build/build.ts'
import { freePort } from '../testing/free-port.ts'
import { pack } from './pack.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const minutes = 60_000

let folder: string
let release: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cyanotype-release-'))
  await build(['site', 'admin', 'storybook'])
  const { archive } = await pack(root, join(folder, 'out'))
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked)
  execFileSync('tar', ['-xzf', archive, '-C', unpacked])
  release = join(unpacked, globSync('*', { cwd: unpacked })[0] ?? '')
}, 10 * minutes)
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Starts it with no more than a search path for `node`, in folders that must stay as they are. */
async function startRelease(): Promise<{ url: string; stop(): Promise<number | null> }> {
  const [home, temporary] = [join(folder, 'home'), join(folder, 'temporary')]
  for (const empty of [home, temporary]) await mkdir(empty, { recursive: true })
  const port = await freePort()
  const child = spawn('sh', [join(release, 'start.sh')], {
    cwd: home,
    env: {
      PATH: `${join(process.execPath, '..')}:/usr/bin:/bin`,
      HOME: home,
      TMPDIR: temporary,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text
    if (output.includes('Cyanotype is ready.')) break
  }
  expect(output).toContain('Cyanotype is ready.')
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
    return child.exitCode
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

const filesOutsideData = () =>
  ['home', 'temporary', 'unpacked'].flatMap((part) =>
    globSync('**/*', { cwd: join(folder, part), withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return `${path} ${statSync(path).mtimeMs}`
    }),
  )

it('answers with the site, the admin and Storybook, and writes into its data folder only', {
  timeout: 10 * minutes,
}, async () => {
  const before = filesOutsideData()
  const { url, stop } = await startRelease()
  const textOf = async (path: string) => {
    const response = await fetch(`${url}${path}`)
    return `${response.status} ${await response.text()}`
  }
  expect(await textOf('/')).toMatch(/^200 <!doctype html>.*Sunprint/is)
  expect(await textOf('/docs/administrators/deploy')).toMatch(/^200 .*systemd/s)
  expect(await textOf('/admin/login')).toMatch(/^200 .*<script/s)
  expect(await textOf('/storybook/')).toMatch(/^200 .*Storybook/s)
  const images = (await textOf('/')).matchAll(/src="(\/_ipx\/[^"]+)"/g)
  const [[, image = ''] = []] = [...images]
  expect((await fetch(`${url}${image.replaceAll('&amp;', '&')}`)).status).toBe(200)
  expect(await stop()).toBe(0)
  expect(filesOutsideData()).toEqual(before)
})

it('has commands for operators that need no installation', () => {
  const run = (command: string, ...args: string[]) =>
    execFileSync(process.execPath, [`server/commands/${command}.ts`, ...args], {
      cwd: release,
      env: { DATA_DIR: join(folder, 'data') },
      encoding: 'utf8',
    })
  expect(run('audit', 'verify')).toMatch(/audit log/i)
  run('content', 'export', join(folder, 'export'))
  expect(globSync('**/*.mdx', { cwd: join(folder, 'export') }).length).toBeGreaterThan(0)
})

it('has at most 90 MB', () => {
  const kilobytes = Number(execFileSync('du', ['-sk', release], { encoding: 'utf8' }).split('\t')[0])
  expect(kilobytes).toBeLessThanOrEqual(90 * 1024)
})

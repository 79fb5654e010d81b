import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { findBrowser } from './browser.ts'

afterEach(() => void vi.unstubAllEnvs())

it('prefers the browser in CHROMIUM_PATH to any other', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect((await findBrowser()).executablePath).toBe(process.execPath)
})

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'uses the browser from npm whatever is installed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'installed-'))
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 })
    vi.stubEnv('CHROMIUM_PATH', undefined)
    vi.stubEnv('PATH', folder)
    expect((await findBrowser()).executablePath).toContain(join('node_modules', '.cache'))
    rmSync(folder, { recursive: true })
  },
)

it('says what to do when CHROMIUM_PATH names a missing file', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findBrowser()).rejects.toThrow(
    'There is no browser at /nowhere/chromium. Set CHROMIUM_PATH to one, or unset it.',
  )
})

it('starts a browser that makes no requests of its own, since tests run on closed networks', async () => {
  expect((await findBrowser()).args).toContain('--disable-background-networking')
})

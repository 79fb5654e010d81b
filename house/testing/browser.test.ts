import { afterEach, expect, it, vi } from 'vitest'
import { findBrowser } from './browser.ts'

afterEach(() => void vi.unstubAllEnvs())

it('takes the browser that CHROMIUM_PATH names before any other', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect((await findBrowser()).executablePath).toBe(process.execPath)
})

it('says what to do when CHROMIUM_PATH names nothing', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findBrowser()).rejects.toThrow(
    'There is no browser at /nowhere/chromium. Set CHROMIUM_PATH to one, or unset it.',
  )
})

it('never lets a browser call home, since tests run on closed networks', async () => {
  expect((await findBrowser()).args).toContain('--disable-background-networking')
})

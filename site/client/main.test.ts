import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('logs an error during start-up and leaves the page unchanged', async () => {
  const broken = new Error('no body')
  vi.stubGlobal('document', {
    get body() {
      throw broken
    },
  })
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(import('./main.ts')).resolves.toBeDefined()
  expect(consoleError.mock.calls).toEqual([['Error while mounting app:', broken]])
})

import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says where a page fails as it comes to life, and leaves the page as it is', async () => {
  const broken = new Error('no body')
  vi.stubGlobal('document', {
    get body() {
      throw broken
    },
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(import('./main.ts')).resolves.toBeDefined()
  expect(said.mock.calls).toEqual([['Error while mounting app:', broken]])
})

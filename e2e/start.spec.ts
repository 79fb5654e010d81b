/**
 * Starts of the product with a wrong configuration: one line says what to do, and nothing is left half done.
 */
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test as plain } from '@playwright/test'
import { freePort } from '../tools/testing/free-port.ts'
import { newDataFolder, removeDataFolder, runProduct, startProduct } from '../tools/testing/product.ts'
import { filledFolder } from './demonstration-folder.ts'

const test = plain.extend<{ dataFolder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture dependencies from this pattern.
  dataFolder: async ({}, use) => {
    const folder = await newDataFolder()
    await use(folder)
    await removeDataFolder(folder)
  },
})

/** Starts the product with a configuration that should be refused. Resolves to its output. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { child, output } = runProduct(env)
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  return output().trim()
}

test('an invalid value is named, with the values that the variable accepts', async ({ dataFolder }) => {
  expect(await refusal({ DATA_DIR: dataFolder, PORT: 'eighty' })).toMatch(/^PORT must be a number .*\.$/)
  expect(await readdir(dataFolder)).toEqual([])
})

test('several workers on SQLite are refused in one line', async ({ dataFolder }) => {
  const line = await refusal({ DATA_DIR: dataFolder, WORKERS: '2' })
  expect(line).toMatch(/^WORKERS is more than 1, but DATABASE_URL is not set\. .+$/)
  expect(await refusal({ DATA_DIR: dataFolder, WORKERS: 'all' })).toMatch(/^WORKERS must be a number .*\.$/)
  expect(await readdir(dataFolder)).toEqual([])
})

test('workers that cannot start end with one line', async ({ dataFolder }) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { DATA_DIR: dataFolder, WORKERS: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  expect(await refusal({ ...env, PORT: String(port) })).toMatch(/^Port \d+ is in use\. .+$/)
  server.close()
  const line = await refusal({ ...env, PORT: String(await freePort()) })
  expect(line).toContain('DATABASE_URL')
  expect(line.split('\n')).toHaveLength(1)
})

test('a port in use is named, with what to do', async () => {
  const dataFolder = await filledFolder()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const line = await refusal({ DATA_DIR: dataFolder, PORT: String(port) })
  expect(line).toContain(String(port))
  expect(line).toContain('PORT')
  expect(line.split('\n')).toHaveLength(1)
  server.close()
  await removeDataFolder(dataFolder)
})

test('a data folder that is not writable is named', async ({ dataFolder }) => {
  const file = join(dataFolder, 'not-a-folder')
  await writeFile(file, '')
  const line = await refusal({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) })
  expect(line).toContain(file)
  expect(line).toContain('DATA_DIR')
  expect(line.split('\n')).toHaveLength(1)
})

test('a second start keeps the data, and ends cleanly on a signal', async () => {
  const dataFolder = await filledFolder()
  const first = await startProduct({ dataFolder })
  expect(await first.stop()).toBe(0)
  const second = await startProduct({ dataFolder })
  expect((await fetch(second.url)).status).toBe(200)
  expect(second.output()).toContain(`${second.url}/admin`)
  expect(await second.stop()).toBe(0)
  await removeDataFolder(dataFolder)
})

// Only Linux has this behaviour, and the means to check it.
if (process.platform === 'linux') {
  test('unused memory returns to the system, unless the environment says otherwise', {
    tag: '@full',
  }, async () => {
    const dataFolder = await filledFolder()
    const settingsOf = async (env: Record<string, string>) => {
      const product = await startProduct({ dataFolder, env })
      const settings = await readFile(`/proc/${product.pid}/environ`, 'utf8')
      expect(await product.stop()).toBe(0)
      return settings.split('\0').filter((line) => line.startsWith('MALLOC_'))
    }
    expect(await settingsOf({})).toEqual(['MALLOC_MMAP_THRESHOLD_=1048576', 'MALLOC_TRIM_THRESHOLD_=1048576'])
    expect(await settingsOf({ MALLOC_TRIM_THRESHOLD_: '65536' })).toEqual(['MALLOC_TRIM_THRESHOLD_=65536'])
    await removeDataFolder(dataFolder)
  })
}

test('the first visit shows the form for the first administrator, and nothing before it', async ({
  dataFolder,
  page,
}) => {
  const product = await startProduct({ dataFolder, env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
  // The first render must not wait for this response.
  await page.route('**/api/auth/setup', () => undefined)
  await page.goto(`${product.url}/admin/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create the first administrator')
  await page.goto('about:blank')
  expect(await product.stop()).toBe(0)
})

/** What whoever starts the product sees when something is wrong: one line that says what to do, and nothing half done. */
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test as plain } from '@playwright/test'
import { freePort } from '../tools/testing/free-port.ts'
import { newDataFolder, removeDataFolder, runProduct, startProduct } from '../tools/testing/product.ts'
import { filledFolder } from './filled-folder.ts'

const test = plain.extend<{ dataFolder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  dataFolder: async ({}, use) => {
    const folder = await newDataFolder()
    await use(folder)
    await removeDataFolder(folder)
  },
})

/** Runs a start that should be refused; answers with what it printed. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { child, said } = runProduct(env)
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  return said().trim()
}

test('a value that makes no sense is named, with what the variable takes', async ({ dataFolder }) => {
  expect(await refusal({ DATA_DIR: dataFolder, PORT: 'eighty' })).toMatch(/^PORT takes a number .*\.$/)
  expect(await readdir(dataFolder)).toEqual([])
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

test('a data folder that cannot be written is named', async ({ dataFolder }) => {
  const file = join(dataFolder, 'not-a-folder')
  await writeFile(file, '')
  const line = await refusal({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) })
  expect(line).toContain(file)
  expect(line).toContain('DATA_DIR')
  expect(line.split('\n')).toHaveLength(1)
})

test('a second start keeps what was there, and ends cleanly when asked', async ({ dataFolder }) => {
  const first = await startProduct({ dataFolder })
  expect(await first.stop()).toBe(0)
  const second = await startProduct({ dataFolder })
  expect((await fetch(second.url)).status).toBe(200)
  expect(second.said()).toContain(`${second.url}/admin`)
  expect(await second.stop()).toBe(0)
})

// No other system keeps it, and can be looked at like this.
if (process.platform === 'linux') {
  test('memory that is not needed goes back to the system, unless whoever starts it has other wishes', async () => {
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

test('the first visit of all shows what makes the first administrator, and nothing before it', async ({
  dataFolder,
  page,
}) => {
  const product = await startProduct({ dataFolder, env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
  // Whatever the server is asked, the first picture does not wait for it.
  await page.route('**/api/auth/setup', () => undefined)
  await page.goto(`${product.url}/admin/login`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create the first administrator')
  await page.goto('about:blank')
  expect(await product.stop()).toBe(0)
})

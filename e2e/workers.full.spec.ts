/** Several workers on one PostgreSQL database: they answer as one server, replace each other, and stop together. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Agent, IncomingMessage } from 'node:http'
import { Agent as HttpAgent, request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test as plain } from '@playwright/test'
import { z } from 'zod'
import type { Editor } from '../tools/testing/editor.ts'
import { documentWithLayers, savedDraft, signIn } from '../tools/testing/editor.ts'
import type { Cluster } from '../tools/testing/postgres.ts'
import { startCluster } from '../tools/testing/postgres.ts'
import type { Product } from '../tools/testing/product.ts'
import { newDataFolder, owner, removeDataFolder, startProduct } from '../tools/testing/product.ts'

const token = 'a token for metrics'.replaceAll(' ', '-')
const root = fileURLToPath(new URL('../', import.meta.url))

interface Workers {
  readonly product: Product
  readonly editor: Editor
}

const test = plain.extend<object, { cluster: Cluster; workers: Workers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture dependencies from this pattern.
  cluster: [async ({}, use) => useCluster(use), { scope: 'worker' }],
  workers: [
    async ({ cluster }, use) => {
      const product = await startWorkers(cluster.url)
      await use({ product, editor: await signIn(product.url) })
      if (isRunning(product.pid)) await product.stop()
      await removeDataFolder(product.dataFolder)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.describe.configure({ mode: 'serial' })

async function useCluster(use: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await startCluster()
  await use(cluster)
  await cluster.stop()
}

/** An empty site is enough, and takes less time than the demonstration content. */
async function startWorkers(databaseUrl: string): Promise<Product> {
  const dataFolder = await newDataFolder()
  const env = { DATABASE_URL: databaseUrl, WORKERS: '2', METRICS_TOKEN: token }
  const setup = ['server/commands/setup.ts', '--empty', '--name', 'Workers']
  execFileSync(process.execPath, setup, { cwd: root, env: { ...env, DATA_DIR: dataFolder } })
  const product = await startProduct({ dataFolder, env })
  await expect.poll(product.output).toContain('Cyanotype is ready.')
  return product
}

interface TextResponse {
  readonly status: number | undefined
  readonly text: string
}

/** Each request without an agent opens a connection of its own. */
async function get(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<TextResponse> {
  const sent = sendRequest(url, { headers, agent: agent ?? false }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (response === undefined) throw new Error(`${url} did not answer.`)
  return { status: response.statusCode, text: await text(response) }
}

/** Which worker answers: its number and its start time. */
async function workerOf(url: string, agent?: Agent): Promise<string> {
  const response = await get(`${url}/metrics`, { authorization: `Bearer ${token}` }, agent)
  const [, number, time] = /^process_start_time_seconds\{worker="(\d+)"\} (\S+)$/m.exec(response.text) ?? []
  return `${number} ${time}`
}

const times = <Value>(count: number, run: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, run))

const workersOf = async (url: string) => new Set(await times(24, () => workerOf(url)))

const statusesOf = (responses: readonly TextResponse[]) => [...new Set(responses.map(({ status }) => status))]

/** Sends a part of a request. The returned function sends the rest. */
function slowSignIn(url: string): () => Promise<number | undefined> {
  const body = JSON.stringify(owner)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = sendRequest(`${url}/api/auth/login`, { method: 'POST', headers, agent: false })
  const responded = once(sent, 'response')
  sent.write(body.slice(0, 10))
  return async () => {
    sent.end(body.slice(10))
    const [response]: IncomingMessage[] = await responded
    return response?.statusCode
  }
}

/** The workers that it has started, and no other process. */
function workersBelow(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const isWorker = (child: string) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('start.mjs')
  return children.filter(isWorker).map(Number)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('both workers answer, and a publication is new on both at once', async ({ workers }) => {
  const { product, editor } = workers
  expect((await workersOf(product.url)).size).toBe(2)
  const data = { slug: 'news', title: 'Round 0', body: 'In the sun.' }
  const created = await editor.call('POST', '/api/documents/pages', documentWithLayers, {
    locale: 'en',
    data,
  })
  const path = `/api/documents/pages/${created.id}`
  const sharedDraft = { version: 0, data: { template: 'wide' } }
  const shared = await editor.call('PUT', `${path}/*`, savedDraft, sharedDraft)
  let version = created.layers.en?.version ?? 0
  const layers = { en: version, '*': shared.layer.version }
  await editor.call('POST', `${path}/publish`, documentWithLayers, { layers })
  for (let round = 1; round <= 10; round += 1) {
    const title = `Round ${round} of ten`
    const saved = await editor.call('PUT', `${path}/en`, savedDraft, { version, data: { title } })
    version = saved.layer.version
    await editor.call('POST', `${path}/publish`, documentWithLayers, { layers: { en: version } })
    const pages = await times(12, () => get(`${product.url}/news`))
    const headings = pages.map((page) => /<h1[^>]*>([^<]*)/.exec(page.text)?.[1])
    expect(headings).toEqual(headings.map(() => title))
  }
})

const shownLog = z.object({ items: z.array(z.object({ worker: z.int().optional() })) })
const shownImport = z.object({ current: z.object({ fileName: z.string(), stage: z.string() }).nullable() })

test('the log and an import are the same on all workers', async ({ workers }) => {
  const { product, editor } = workers
  const headers = { cookie: editor.cookie, accept: 'application/json' }
  const read = async (path: string) => {
    const responses = await times(12, () => get(`${product.url}${path}`, headers))
    expect(statusesOf(responses)).toEqual([200])
    return responses.map((response): unknown => JSON.parse(response.text))
  }
  const numbers = (await read('/api/logs/server?limit=500')).map((response) =>
    [...new Set(shownLog.parse(response).items.flatMap(({ worker = [] }) => worker))].sort(),
  )
  expect(numbers).toEqual(numbers.map(() => [1, 2]))

  for (const fileName of ['first.json', 'second.json', 'third.json']) {
    const form = new FormData()
    form.append('file', new Blob(['{}']), fileName)
    await editor.call('POST', '/api/import', z.unknown(), form)
    const imports = async () =>
      (await read('/api/import')).map((response) => shownImport.parse(response).current)
    const fileNames = (await imports()).map((current) => current?.fileName)
    expect(fileNames).toEqual(fileNames.map(() => fileName))
    // The next one is refused until this one is checked.
    const stages = async () => (await imports()).map((current) => current?.stage)
    await expect.poll(stages).not.toContain('checking')
  }
})

// Only Linux shows the children of a process.
if (process.platform === 'linux') {
  test('a killed worker is replaced, while the other one answers every request', async ({ workers }) => {
    const { product } = workers
    const before = await workersOf(product.url)
    const [first = 0] = workersBelow(product.pid)
    const agents = Array.from({ length: 8 }, () => new HttpAgent({ keepAlive: true, maxSockets: 1 }))
    const owners = await Promise.all(agents.map((agent) => workerOf(product.url, agent)))
    const [survivor = '', killed = ''] = [...before].sort()
    const goingOn = agents.filter((_, index) => owners[index] === survivor)
    const victim = workersBelow(product.pid).find((pid) => pid !== first) ?? 0
    let isOver = false
    const statuses = goingOn.map(async (agent) => {
      const found: (number | undefined)[] = []
      while (!isOver) found.push((await get(`${product.url}/news`, {}, agent)).status)
      return found
    })
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => isRunning(victim)).toBe(false)
    const afterKill = await times(24, () => get(`${product.url}/news`))
    expect(statusesOf(afterKill)).toEqual([200])
    await expect.poll(async () => (await workersOf(product.url)).size).toBe(2)
    isOver = true
    expect([...new Set((await Promise.all(statuses)).flat())]).toEqual([200])
    const after = await workersOf(product.url)
    expect(after.has(survivor)).toBe(true)
    expect(after.has(killed)).toBe(false)
    expect(product.output()).toContain('"signal":"SIGKILL"')
    for (const agent of agents) agent.destroy()
  })

  test('a signal ends all workers after their requests, and none is left', async ({ workers }) => {
    const { product } = workers
    const pids = [product.pid, ...workersBelow(product.pid)]
    expect(pids).toHaveLength(3)
    const requests = Array.from({ length: 4 }, () => slowSignIn(product.url))
    await pause(500) // until they are read
    const stopped = product.stop()
    await pause(300)
    expect(await Promise.all(requests.map((finish) => finish()))).toEqual(requests.map(() => 200))
    expect(await stopped).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
    expect(product.output().match(/"msg":"listening"/g)).toHaveLength(1)
    expect(product.output().match(/"msg":"stopped"/g)).toHaveLength(1)
  })
}

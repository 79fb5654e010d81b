/**
 * Hostile clients: they pipeline and never read, request images in every size, and invent URLs. An editor
 * uploads meanwhile. Afterwards memory and open files must be back to normal. Only on Linux, which can count
 * both.
 */
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Editor } from '../../tools/testing/editor.ts'
import type { Product } from '../../tools/testing/product.ts'

const library = z.object({ items: z.array(z.object({ src: z.string() })).min(1) })
/** In use by the demonstration, so it is public. */
const shown = /\/media\/[0-9a-f-]{36}\/[0-9a-f]{64}\.(?:jpe?g|png|webp|avif)/

const maxFilesMore = 20
const maxMegabytesMore = 80
/** Longer than the keep-alive timeout. */
const settlesWithinMs = 90_000
/** The server waits for progress for 30 s at most. */
const maxUnreadMs = 90_000

type Attack = (product: Product, src: string) => Promise<unknown>

const attacks: Readonly<Record<string, Attack>> = {
  /** The server ends the connection, not the client. */
  async pipelining({ url }, src) {
    const { port } = new URL(url)
    const client = connect(Number(port), '127.0.0.1').pause()
    client.on('error', () => {})
    client.write(`GET ${src} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`.repeat(1_000))
    client.write('GET /updates HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(1_000))
    // A client that does not read notices the end only on a write.
    const writing = setInterval(() => client.write(' '), 1_000)
    const ended = new Promise<boolean>((resolve) => client.once('close', () => resolve(true)))
    const isEnded = await Promise.race([ended, pause(maxUnreadMs, false, { ref: false })])
    clearInterval(writing)
    client.destroy()
    if (!isEnded) throw new Error('The server did not close a connection that reads nothing.')
  },
  async images({ url }, src) {
    const get = async (_: unknown, at: number) => {
      const response = await fetch(`${url}/_ipx/f_webp,w_${400 + at}${src}`)
      await response.bytes()
      if (![200, 429, 503].includes(response.status)) throw new Error(`An image returned ${response.status}.`)
    }
    await Promise.all(Array.from({ length: 40 }, get))
  },
  async 'page cache'({ url }) {
    for (let at = 0; at < 500; at++) {
      for (const path of [`/updates?after=invented${at}`, `/x${at}/index.pageContext.json`]) {
        const response = await fetch(url + path)
        await response.bytes()
        if (response.status !== 404) throw new Error(`${path} returned ${response.status}.`)
      }
    }
  },
}

/** Resolves to the problems of each attack. */
export async function hostileClients(product: Product, editor: Editor): Promise<readonly string[]> {
  const [src] = shown.exec(await (await fetch(`${product.url}/updates`)).text()) ?? []
  if (src === undefined) throw new Error('The demonstration content has no image.')
  const problems: string[] = []
  for (const [name, attack] of Object.entries(attacks)) {
    // The first upload loads code that stays in memory, which is not part of the measurement.
    await upload(editor)
    await fetch(`${product.url}/_ipx/f_webp,w_399${src}`)
    const before = await resourcesOf(product.pid)
    const attacking = attack(product, src).catch((reason: unknown) => problems.push(`${name}: ${reason}`))
    await upload(editor).catch((reason: unknown) => problems.push(`${name}: upload failed: ${reason}`))
    await attacking
    const after = await untilSettled(product.pid, before)
    const figures = `${before.files} to ${after.files} open files, ${before.megabytes} to ${after.megabytes} MB`
    console.log(`${name}: ${figures}.`)
    if (!isBack(after, before)) problems.push(`${name}: ${figures}.`)
  }
  return problems
}

async function upload(editor: Editor): Promise<void> {
  const form = new FormData()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="${Math.random()}"/></svg>`
  form.append('file', new Blob([drawing], { type: 'image/svg+xml' }), 'sun.svg')
  await editor.call('POST', '/api/media', library, form)
}

interface OpenResources {
  readonly files: number
  readonly megabytes: number
}

async function resourcesOf(pid: number): Promise<OpenResources> {
  const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return {
    files: (await readdir(`/proc/${pid}/fd`)).length,
    megabytes: Math.round(Number(kilobytes) / 1_000),
  }
}

const isBack = (now: OpenResources, before: OpenResources) =>
  now.files <= before.files + maxFilesMore && now.megabytes <= before.megabytes + maxMegabytesMore

async function untilSettled(pid: number, before: OpenResources): Promise<OpenResources> {
  const deadline = performance.now() + settlesWithinMs
  for (;;) {
    const now = await resourcesOf(pid)
    if (isBack(now, before) || performance.now() > deadline) return now
    await pause(500)
  }
}

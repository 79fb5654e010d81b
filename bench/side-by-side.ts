/**
 * Measures how many cached pages the product sends, relative to the maximum that Node.js can send of the same
 * bytes.
 */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { child, replyOf } from './child-processes.ts'
import { fetchRaw } from './http-clients.ts'

const connections = 32
const rounds = 7
const secondsOfRound = 1

export interface SideBySide {
  readonly product: number
  readonly bare: number
  /**
   * The rate relative to the baseline. Median of rounds that take turns, so that a slow moment affects both.
   */
  readonly share: number
}

export async function cachedPageNextToBareNode(url: string, path: string): Promise<SideBySide> {
  const load = child('load.ts')
  const bare = child('bare-server.ts')
  try {
    await untilSettled(`${url}${path}`)
    const barePort = await serveSameBytes(bare, `${url}${path}`)
    const measure = async (port: number, seconds: number): Promise<number> => {
      return Number(await replyOf(load, { port, path, connections, seconds }))
    }
    const port = Number(new URL(url).port)
    await measure(port, 1)
    await measure(barePort, 1)
    const measured: SideBySide[] = []
    for (let round = 0; round < rounds; round += 1) {
      const product = await measure(port, secondsOfRound)
      const limit = await measure(barePort, secondsOfRound)
      measured.push({ product, bare: limit, share: product / limit })
    }
    const byShare = measured.sort((one, other) => one.share - other.share)
    const median = byShare[Math.floor(rounds / 2)]
    if (median === undefined) throw new Error('No round was measured.')
    return median
  } finally {
    load.kill()
    bare.kill()
  }
}

/**
 * A popular response is soon compressed better than at first. Waits for that, so that both servers send the
 * same.
 */
async function untilSettled(address: string): Promise<void> {
  for (let before = 0, now = -1; now !== before; ) {
    before = now
    for (let times = 0; times < 10; times += 1) now = (await fetchRaw(address)).body.length
    await pause(1_000)
  }
}

/** Passes the bytes and headers that a browser gets to the baseline server, and returns its port. */
async function serveSameBytes(bare: ChildProcess, address: string): Promise<number> {
  const { headers, body } = await fetchRaw(address)
  const ownHeaders = ['date', 'connection', 'keep-alive']
  const entries = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
  return Number(await replyOf(bare, { headers: Object.fromEntries(entries), body: body.toString('base64') }))
}

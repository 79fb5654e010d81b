/** The whole product as `npm start` runs it, on a free port, with a data folder that nobody has used before. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

export const owner = { email: 'owner@example.org', password: 'a blue print in the sun' }

/** In seconds: a first start fills the database with the demonstration, beside whatever else the machine does. */
const startsWithin = 90

export interface Product {
  readonly url: string
  readonly dataFolder: string
  readonly pid: number
  /** All that it has printed so far. */
  said(): string
  /** Asks it to end, as a service manager would, and answers with its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
}

interface Options {
  /** The folder of the product; this one by default. */
  readonly root?: string
  readonly env?: Readonly<Record<string, string>>
  readonly dataFolder?: string
  readonly port?: number
}

/** Gone at the latest when the process that asked for it ends, however its tests went. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export async function removeDataFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Runs what `npm start` runs, without waiting for anything. */
export function runProduct(
  env: Readonly<Record<string, string>>,
  root = fileURLToPath(new URL('../../', import.meta.url)),
): { child: ChildProcess; said(): string } {
  const child = spawn(process.execPath, startCommand(), {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', RATE_LIMITS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return { child, said: () => text }
}

/** As `package.json` has it, so that what is proved and measured is what is run. */
function startCommand(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const [, ...command] = String(manifest.scripts.start).split(' ')
  return command
}

export async function startProduct(options: Options = {}): Promise<Product> {
  const port = options.port ?? (await freePort())
  const dataFolder = options.dataFolder ?? (await newDataFolder())
  const env = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...options.env,
  }
  const { child, said } = runProduct(env, options.root)
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    untilReady(url),
    ended.then(() => Promise.reject(new Error(`The product did not start:\n${said()}`))),
  ])
  return {
    url,
    dataFolder,
    pid: child.pid ?? 0,
    said,
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + startsWithin * 1000
  for (;;) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok === true) return
    if (performance.now() > deadline) throw new Error(`${url} did not become ready within ${startsWithin} s.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

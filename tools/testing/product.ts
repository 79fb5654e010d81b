/** Starts the whole product as `npm start` does, on a free port, with a new data folder. */
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

/** In seconds: a first start imports the demonstration content, on a machine that may be busy. */
const startsWithin = 240

export interface Product {
  readonly url: string
  readonly dataFolder: string
  readonly pid: number
  /** Everything that it has printed so far. */
  output(): string
  /** Sends the signal that a service manager would send, and returns the exit code. */
  stop(): Promise<number | null>
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>
}

interface Options {
  /** The folder of the product. Default: this repository. */
  readonly root?: string
  readonly env?: Readonly<Record<string, string>>
  readonly dataFolder?: string
  readonly port?: number
}

/** Removed at the latest when this process ends, even if its tests fail. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cyanotype-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export async function removeDataFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Runs the command of `npm start` without waiting. */
export function runProduct(
  env: Readonly<Record<string, string>>,
  root = fileURLToPath(new URL('../../', import.meta.url)),
): { child: ChildProcess; output(): string } {
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
  return { child, output: () => text }
}

/** The command from `package.json`, so that tests and benchmarks run the real one. */
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
  const { child, output } = runProduct(env, options.root)
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    untilReady(url),
    ended.then(() => Promise.reject(new Error(`The product did not start:\n${output()}`))),
  ])
  return {
    url,
    dataFolder,
    pid: child.pid ?? 0,
    output,
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
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (response?.ok === true) return
    if (performance.now() > deadline) throw new Error(`${url} did not become ready within ${startsWithin} s.`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

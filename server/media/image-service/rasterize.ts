/** Rasterises SVGs with limits on their complexity and on the time. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EncodedImage } from './encode.ts'
import { hashOf } from './image-cache.ts'
import type { ImageProblemCode } from './image-problem.ts'
import { ImageProblem } from './image-problem.ts'
import type { Format, Modifiers } from './parse-modifiers.ts'

export interface RasterizeJob {
  readonly bytes: Uint8Array
  readonly modifiers: Modifiers
  readonly format: Format | undefined
}

export type RasterizeResult = EncodedImage | { readonly code: ImageProblemCode; readonly message: string }

const maxBytes = 5_000_000
/** A filter keeps each intermediate result in memory, as large as the image. */
const maxStepsOfFilter = 24
const maxFilterSteps = 400
const maxLayers = 500

const timeoutMs = 2_000
const refusedForMs = 60_000
const maxRefused = 1_000
/** For the start of the process on a busy machine. */
const startTimeoutMs = 20_000

const program = fileURLToPath(new URL('rasterize-process.ts', import.meta.url))

export async function rasterize(
  bytes: Buffer,
  modifiers: Modifiers,
  format: Format | undefined,
): Promise<EncodedImage> {
  checkComplexity(bytes)
  const name = hashOf(bytes)
  if ((refusedUntil.get(name) ?? 0) > performance.now()) throw tooComplex()
  const result = await inOwnProcess({ bytes, modifiers, format }, () => refuse(name))
  if ('code' in result) throw new ImageProblem(result.code, result.message)
  return { bytes: Buffer.from(result.bytes), type: result.type }
}

/** Other limits, such as the number of elements, were checked at the upload. */
function checkComplexity(bytes: Buffer): void {
  const text = bytes.toString('utf8')
  const steps = text
    .split(/<filter\b/)
    .slice(1)
    .map((filter) => countOf(filter.split('</filter>', 1)[0] ?? '', /<fe[A-Z]/g))
  const fits =
    bytes.length <= maxBytes &&
    Math.max(0, ...steps) <= maxStepsOfFilter &&
    steps.reduce((sum, one) => sum + one, 0) <= maxFilterSteps &&
    countOf(text, /<(?:mask|pattern|clipPath|marker)\b/g) <= maxLayers
  if (!fits) throw tooComplex()
}

/** By the hash of an SVG that took too long: it is not tried again soon, in any size. */
const refusedUntil = new Map<string, number>()

function refuse(name: string): void {
  if (refusedUntil.size >= maxRefused) refusedUntil.clear()
  refusedUntil.set(name, performance.now() + refusedForMs)
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const tooComplex = () => new ImageProblem('IPX_INVALID_IMAGE', 'The SVG is too complex to be rasterized')

function inOwnProcess(job: RasterizeJob, tookTooLong: () => void): Promise<RasterizeResult> {
  const child = fork(program, { serialization: 'advanced', execArgv: [], stdio: 'ignore' })
  const { promise, resolve, reject } = Promise.withResolvers<RasterizeResult>()
  const fail = () => reject(tooComplex())
  let timer = setTimeout(fail, startTimeoutMs)
  child.once('error', reject)
  child.once('exit', fail)
  child.on('message', (message: RasterizeResult | 'ready') => {
    if (message !== 'ready') return resolve(message)
    clearTimeout(timer)
    timer = setTimeout(() => {
      tookTooLong()
      fail()
    }, timeoutMs)
    child.send(job)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    child.kill('SIGKILL')
  })
}

/**
 * Multipart parser (RFC 7578): reads a form as it arrives without buffering it. The bytes of each part are
 * passed on before the next part is searched. It is strict: malformed forms are rejected.
 */
import { Problem } from '../../problems/problems.ts'

export interface Part {
  readonly name: string
  /** Only files have one. */
  readonly fileName: string | undefined
  readonly type: string
  /** Must be read to its end before the next part. */
  readonly body: AsyncIterable<Buffer>
}

const maxParts = 20
const maxHeaderBytes = 1_024

const endOfHead = Buffer.from('\r\n\r\n')

/** The rest of the request is not read. */
const closing = { headers: { connection: 'close' } }
const broken = () => new Problem('malformed_upload', {}, closing)

/** The boundary in the content type. */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(
      contentType ?? '',
    ) ?? []
  const boundary = quoted ?? plain
  if (boundary !== undefined) return boundary
  if (/^multipart\/form-data/i.test(contentType ?? '')) throw broken()
  throw new Problem('not_multipart')
}

export async function* readParts(chunks: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Part> {
  const { until, take } = openReader(chunks)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  await readAll(until(delimiter), maxHeaderBytes) // text before the first part is ignored
  for (let count = 1; ; count++) {
    const next = await take(2)
    if (next === '--') return
    if (next !== '\r\n') throw broken()
    if (count > maxParts) throw new Problem('too_many_parts', { limit: maxParts }, closing)
    const head = readHead(await readAll(until(endOfHead), maxHeaderBytes))
    const body = until(delimiter)
    yield { ...head, body }
    for await (const _rest of body); // discards the rest of an unread part
  }
}

interface Reader {
  /** Returns everything before a delimiter in chunks, and consumes the delimiter. */
  until(delimiter: Buffer): AsyncGenerator<Buffer>
  take(count: number): Promise<string>
}

/** Reads across chunks, and buffers as little as possible. */
function openReader(chunks: AsyncIterable<Buffer>): Reader {
  const arriving = chunks[Symbol.asyncIterator]()
  let buffered = Buffer.from('\r\n') // so that the first boundary looks like all others

  async function readMore(): Promise<void> {
    const { done, value } = await arriving.next()
    if (done) throw broken() // the form is truncated
    buffered = Buffer.concat([buffered, value])
  }

  return {
    async *until(delimiter) {
      for (;;) {
        const at = buffered.indexOf(delimiter)
        const certain = at === -1 ? buffered.length - delimiter.length + 1 : at
        if (certain > 0) {
          yield buffered.subarray(0, certain)
          buffered = buffered.subarray(certain)
        }
        if (at !== -1) {
          buffered = buffered.subarray(delimiter.length)
          return
        }
        await readMore()
      }
    },
    async take(count) {
      while (buffered.length < count) await readMore()
      const taken = buffered.toString('latin1', 0, count)
      buffered = buffered.subarray(count)
      return taken
    },
  }
}

async function readAll(chunks: AsyncIterable<Buffer>, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    length += chunk.length
    if (length > max) throw broken()
  }
  return Buffer.concat(parts)
}

function readHead(bytes: Buffer): Omit<Part, 'body'> {
  const lines = decode(bytes).split('\r\n').filter(Boolean)
  const headers = new Map(lines.map(readLine))
  const disposition = headers.get('content-disposition') ?? ''
  const name = parameter(disposition, 'name')
  if (!/^form-data\s*;/i.test(disposition) || name === undefined || name === '') throw broken()
  const fileName = parameter(disposition, 'filename')
  if (fileName === '') throw broken()
  return { name, fileName, type: headers.get('content-type') ?? 'text/plain' }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw broken()
  }
}

function readLine(line: string): [string, string] {
  const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? []
  if (name === undefined || value === undefined) throw broken()
  return [name.toLowerCase(), value.trim()]
}

/** Browsers write a quotation mark as `%22`, other clients with a backslash. */
function parameter(header: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s";]+))`, 'i').exec(header) ?? []
  return quoted?.replace(/\\(["\\])/g, '$1').replaceAll('%22', '"') ?? plain
}

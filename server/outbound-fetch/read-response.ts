/** The body of an answer from outside, unpacked and counted: a small one may unpack to a large one. */
import type { IncomingMessage } from 'node:http'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingProblem } from './outbound-error.ts'

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

export async function readAnswer(answer: IncomingMessage, max: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of unpacked(answer)) {
    bytes += part.length
    if (bytes > max) {
      answer.destroy()
      throw new OutgoingProblem('too_large')
    }
    parts.push(part)
  }
  return Buffer.concat(parts, bytes)
}

function unpacked(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (encoding === '' || encoding === 'identity') return answer
  const unpacker = unpackers.get(encoding)
  if (unpacker === undefined) {
    answer.destroy()
    throw new OutgoingProblem('unreachable')
  }
  return pipeline(answer, unpacker(), () => {}) // whoever reads the last of them hears of it
}

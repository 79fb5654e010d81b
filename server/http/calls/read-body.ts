/** Reads the body of a request as JSON, up to a limit. */
import type { IncomingMessage } from 'node:http'
import { Problem } from '../../problems/problems.ts'

const defaultLimit = 1_000_000
/** How long a body may take to arrive. Uploads have their own timeouts. */
const timeoutMs = 60_000

export async function readBody(request: IncomingMessage, limit = defaultLimit): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('not_json')
  return readJson(await readLimited(request, limit))
}

/** Reads a body of any type. Rejects it as soon as it is known to exceed the limit. */
export async function readLimited(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const parts: Buffer[] = []
  let length = 0
  const cut = setTimeout(() => request.destroy(new Problem('too_slow')), timeoutMs)
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      length += part.length
      if (length > limit) throw tooLarge(limit)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } finally {
    clearTimeout(cut)
  }
}

/** The rest of the body is not read, so the connection closes after the response. */
function tooLarge(limit: number): Problem {
  return new Problem('body_too_large', { limit }, { headers: { connection: 'close' } })
}

/** Reads a form that a browser without JavaScript sends. */
export async function readForm(request: IncomingMessage, limit: number): Promise<URLSearchParams> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new Problem('not_a_form')
  return new URLSearchParams((await readLimited(request, limit)).toString('utf8'))
}

// JSON parser for untrusted input: reports the position of a syntax error, and limits the nesting.

const maxDepth = 64

export function readJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  if (depthOf(text) > maxDepth) throw new Problem('too_deep', { limit: maxDepth })
  const value = parse(text)
  if (text.includes('\\u0000') && holdsNull(value)) throw new Problem('null_character')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw misplaced(text, findMistake(text))
  }
}

/** Null characters are useless in text, and PostgreSQL cannot store them. */
function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => name.includes('\0') || holdsNull(one))
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lenient = new TextDecoder().decode(bytes)
    throw misplaced(lenient, lenient.indexOf('\uFFFD'))
  }
}

function misplaced(text: string, at: number): Problem {
  const before = text.slice(0, at).split('\n')
  return new Problem('malformed_json', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 })
}

const plain = String.raw`[ !#-[\]-\uffff]*`
const string = String.raw`"${plain}(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})${plain})*"`
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/.source
const token = new RegExp(`[ \\t\\r\\n]*(?:(${string})|(${scalar})|([{}[\\],:]))`, 'y')

/** The nesting depth, for valid and invalid JSON. Brackets inside strings do not count. */
function depthOf(text: string): number {
  let depth = 0
  let maxCount = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (inString) {
      if (letter === '\\') at++
      else if (letter === '"') inString = false
    } else if (letter === '"') inString = true
    else if (letter === '{' || letter === '[') maxCount = Math.max(maxCount, ++depth)
    else if (letter === '}' || letter === ']') depth--
  }
  return maxCount
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma or end'

/**
 * The position of the syntax error. `JSON.parse` names it only in some of its messages, so the text is
 * scanned once more, and only after it was rejected.
 */
export function findMistake(text: string): number {
  const open: string[] = []
  let expected: Expected = 'value'
  token.lastIndex = 0
  for (;;) {
    const start = token.lastIndex
    const found = token.exec(text)
    const next: Expected | undefined = found === null ? undefined : step(expected, found, open)
    if (next === undefined) return start + (/^[ \t\r\n]*/.exec(text.slice(start))?.[0].length ?? 0)
    expected = next
  }
}

/** Returns what may follow, or `undefined` where the token is not allowed. */
function step(
  expected: Expected,
  [, quoted, other, sign]: RegExpExecArray,
  open: string[],
): Expected | undefined {
  const isKey = expected === 'key' || expected === 'key or }'
  const isValue = expected === 'value' || expected === 'value or ]'
  if (quoted !== undefined && isKey) return 'colon'
  if (quoted !== undefined || other !== undefined) return isValue ? 'comma or end' : undefined
  if (sign === ':') return expected === 'colon' ? 'value' : undefined
  if (sign === '{' || sign === '[') {
    if (!isValue) return undefined
    open.push(sign)
    return sign === '{' ? 'key or }' : 'value or ]'
  }
  if (sign === ',') {
    if (expected !== 'comma or end' || open.length === 0) return undefined
    return open.at(-1) === '{' ? 'key' : 'value'
  }
  const closes = sign === '}' ? expected === 'key or }' : expected === 'value or ]'
  if (!closes && expected !== 'comma or end') return undefined
  return open.pop() === (sign === '}' ? '{' : '[') ? 'comma or end' : undefined
}

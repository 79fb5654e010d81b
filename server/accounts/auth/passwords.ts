/**
 * Hashes passwords with argon2id, stored as PHC strings: `$argon2id$v=19$m=65536,t=3,p=1$nonce$tag`. A hash
 * takes about 130 ms and 64 MB, so at most two are computed at once.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import { createSemaphore } from '../../platform/semaphore.ts'
import { Problem } from '../../problems/problems.ts'

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const today: Cost = { memory: 65_536, passes: 3, parallelism: 1 }

/** A cheaper hash is rejected, for example from an import. */
const minCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** The rules for new passwords. Composition rules make passwords worse, so there are none. */
export const newPassword = z.string().min(12).max(256)

/** The input of sign-in, which includes passwords that would not be allowed today. */
export const givenPassword = z.string().max(256)

const derive = promisify(argon2)
const semaphore = createSemaphore(2, 32)

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return encodeHash(today, nonce, await tagOf(password, nonce, today, 32))
}

interface Verdict {
  readonly matches: boolean
  /** Hashed at another cost than the current one: hash it again while the password is known. */
  readonly outdated: boolean
}

export async function checkPassword(password: string, phc: string): Promise<Verdict> {
  const { cost, nonce, tag } = parse(phc)
  const found = await tagOf(password, nonce, cost, tag.length)
  return {
    matches: timingSafeEqual(found, tag),
    outdated: cost.memory !== today.memory || cost.passes !== today.passes,
  }
}

/**
 * Takes as long as a real check and never matches, so that the time does not reveal whether an account
 * exists.
 */
export async function checkNothing(password: string): Promise<void> {
  await tagOf(password, Buffer.alloc(16), today, 32)
}

function tagOf(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return semaphore(() =>
    derive('argon2id', { ...cost, message: password.normalize('NFC'), nonce, tagLength }),
  )
}

const phcShape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function encodeHash({ memory, passes, parallelism }: Cost, nonce: Buffer, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

function parse(phc: string) {
  const [, memory, passes, parallelism, nonce, tag] = phcShape.exec(phc) ?? []
  if (nonce === undefined || tag === undefined)
    throw new Error('A stored password is not an argon2id string.')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  if (cost.memory < minCost.memory || cost.passes < minCost.passes)
    throw new Error('A stored password is too weak.')
  return { cost, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') }
}

const refusals = {
  common: /*i18n*/ {
    id: 'password.common',
    message: 'This is one of the most common passwords. Choose another, such as a long phrase of your own.',
  },
  names: /*i18n*/ {
    id: 'password.names',
    message:
      'This is too similar to your name or the site name. Choose another, such as a long phrase of your own.',
  },
}

/** Those of the 49,000 most common passwords (zxcvbn-ts, MIT) that are long enough, and some more. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/**
 * Password policy: rejects the most common passwords, repeated short patterns, and known names. Throws when the
 * password is easy to guess. `names` are those of the site and the user.
 */
export function checkNewPassword(password: string, names: readonly string[]): void {
  const folded = password.normalize('NFKC').toLowerCase()
  const refusal = refusalOf(folded, names)
  if (refusal === undefined) return
  const { id: code, message } = refusals[refusal]
  throw new Problem('invalid_request', {}, { fields: [{ path: ['password'], message, code }] })
}

function refusalOf(folded: string, names: readonly string[]): keyof typeof refusals | undefined {
  if (common.has(folded) || /^(.{1,4})\1+.{0,3}$/su.test(folded)) return 'common'
  const rest = partsOf(names).reduce((text, part) => text.replaceAll(part, ''), folded)
  return rest.length < folded.length && rest.replace(/[^\p{L}]/gu, '').length < 4 ? 'names' : undefined
}

/** Each name and each of its words, longest first. */
function partsOf(names: readonly string[]): readonly string[] {
  const folded = names.map((name) => name.normalize('NFKC').toLowerCase())
  const parts = folded.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return parts.filter(({ length }) => length >= 3).sort((one, other) => other.length - one.length)
}

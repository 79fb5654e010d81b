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
import { folded, isLeaked } from './leaked-passwords.ts'
import type { PasswordCost } from './password-cost.ts'
import { minPasswordCost, passwordCost } from './password-cost.ts'

/** The rules for new passwords. Composition rules make passwords worse, so there are none. */
export const newPassword = z.string().min(12).max(256)

/** The input of sign-in, which includes passwords that would not be allowed today. */
export const givenPassword = z.string().max(256)

const derive = promisify(argon2)
const semaphore = createSemaphore(2, 32)

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return encodeHash(passwordCost, nonce, await tagOf(password, nonce, passwordCost, 32))
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
    outdated: cost.memory !== passwordCost.memory || cost.passes !== passwordCost.passes,
  }
}

/**
 * Takes as long as a real check and never matches, so that the time does not reveal whether an account
 * exists.
 */
export async function checkNothing(password: string): Promise<void> {
  await tagOf(password, Buffer.alloc(16), passwordCost, 32)
}

function tagOf(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  return semaphore(() =>
    derive('argon2id', { ...cost, message: password.normalize('NFC'), nonce, tagLength }),
  )
}

const phcShape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function encodeHash({ memory, passes, parallelism }: PasswordCost, nonce: Buffer, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

function parse(phc: string) {
  const [, memory, passes, parallelism, nonce, tag] = phcShape.exec(phc) ?? []
  if (nonce === undefined || tag === undefined)
    throw new Error('A stored password is not an argon2id string.')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  if (cost.memory < minPasswordCost.memory || cost.passes < minPasswordCost.passes)
    throw new Error('A stored password is too weak.')
  return { cost, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') }
}

const refusals = {
  common: /*i18n*/ {
    id: 'password.common',
    message: 'This is one of the most common passwords. Choose another, such as a long phrase of your own.',
  },
  leaked: /*i18n*/ {
    id: 'password.leaked',
    message:
      'This password is on a list of leaked passwords. Choose another, such as a long phrase of your own.',
  },
  similar: /*i18n*/ {
    id: 'password.similar',
    message:
      'This is a common word with a few characters added. Choose another, such as a long phrase of your own.',
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
 * Password policy: rejects common and leaked passwords, repeated short patterns, and known names. Throws when the
 * password is easy to guess. `names` are those of the site and the user.
 */
export function checkNewPassword(password: string, names: readonly string[]): void {
  const refusal = refusalOf(folded(password), names)
  if (refusal === undefined) return
  const { id: code, message } = refusals[refusal]
  throw new Problem('invalid_request', {}, { fields: [{ path: ['password'], message, code }] })
}

function refusalOf(text: string, names: readonly string[]): keyof typeof refusals | undefined {
  if (common.has(text) || /^(.{1,4})\1+.{0,3}$/su.test(text)) return 'common'
  if (isLeaked(text)) return 'leaked'
  if (isDecoratedWord(text)) return 'similar'
  const rest = partsOf(names).reduce((left, part) => left.replaceAll(part, ''), text)
  return rest.length < text.length && rest.replace(/[^\p{L}]/gu, '').length < 4 ? 'names' : undefined
}

/** Such as a year or an exclamation mark, which are tried first. */
const maxAdded = 5

/** Whether it is a leaked password with a few digits or signs before or after it. */
function isDecoratedWord(text: string): boolean {
  const [word = '', ...others] = text.match(/\p{L}+/gu) ?? []
  return others.length === 0 && text.length - word.length <= maxAdded && isLeaked(word)
}

/** Each name and each of its words, longest first. */
function partsOf(names: readonly string[]): readonly string[] {
  const parts = names.map(folded).flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return parts.filter(({ length }) => length >= 3).sort((one, other) => other.length - one.length)
}

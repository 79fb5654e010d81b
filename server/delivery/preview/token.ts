/**
 * Preview token: its claims are signed with a key derived from the secret of the site, so that it cannot be
 * forged or changed.
 */

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'

const claims = z.strictObject({
  /** The id of the stored preview. Without that row, the token is invalid. */
  preview: z.string(),
  /** The user who created it. */
  user: z.string(),
  draft: z.strictObject({ type: z.string(), id: z.string(), locale: anyLocale }).optional(),
  /** ISO 8601. */
  at: z.string().optional(),
  /** The id of a publish set. */
  set: z.string().optional(),
  /** In milliseconds. */
  expires: z.number(),
})

export type Claims = z.output<typeof claims>

export interface Tokens {
  write(claims: Claims): string
  /** Returns `undefined` for a token that is forged, damaged, repeated or too long. */
  read(token: unknown): Claims | undefined
}

const maxLength = 1_024

/** The secret of the site signs. What a previous one signed is valid too. */
export function signedTokens(secret: string, ...previous: readonly string[]): Tokens {
  const signWith = (one: string) => {
    const key = Buffer.from(hkdfSync('sha256', one, '', 'cyanotype preview', 32))
    return (text: string) => createHmac('sha256', key).update(text).digest()
  }
  const sign = signWith(secret)
  const signers = [sign, ...previous.map(signWith)]
  return {
    write(payload) {
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
      return `${text}.${sign(text).toString('base64url')}`
    },
    read(token) {
      if (typeof token !== 'string' || token.length > maxLength) return undefined
      const [text, signature, ...rest] = token.split('.')
      if (text === undefined || signature === undefined || rest.length > 0) return undefined
      const given = Buffer.from(signature, 'base64url')
      if (!signers.some((signer) => isEqual(given, signer(text)))) return undefined
      const result = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      return result.data // undefined for a token of an earlier version with other claims
    },
  }
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

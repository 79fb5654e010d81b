/**
 * What a token says, signed with a key that only this site can make from its secret: nobody else can write one, or change
 * a letter of it.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'

const claims = z.strictObject({
  /** The row of the preview: without it the token opens nothing any more. */
  preview: z.string(),
  /** Whoever made it. */
  user: z.string(),
  draft: z.strictObject({ type: z.string(), id: z.string(), locale: z.enum(localeCodes) }).optional(),
  /** ISO 8601. */
  at: z.string().optional(),
  /** Milliseconds. */
  expires: z.number(),
})

export type Claims = z.output<typeof claims>

export interface Tokens {
  write(claims: Claims): string
  /** `undefined` for one that is forged, damaged, repeated or too long. */
  read(token: unknown): Claims | undefined
}

const maxLength = 1_024

export function signedTokens(secret: string): Tokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cyanotype preview', 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    write(said) {
      const text = Buffer.from(JSON.stringify(said)).toString('base64url')
      return `${text}.${sign(text).toString('base64url')}`
    },
    read(token) {
      if (typeof token !== 'string' || token.length > maxLength) return undefined
      const [text, signature, ...rest] = token.split('.')
      if (text === undefined || signature === undefined || rest.length > 0) return undefined
      if (!isEqual(Buffer.from(signature, 'base64url'), sign(text))) return undefined
      const said = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      return said.data // nothing where an older version of ourselves said it in other words
    },
  }
}

function isEqual(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

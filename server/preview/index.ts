/**
 * Tokens that let somebody see the drafts of one document in one language for an hour. A token is its own proof: what it
 * opens, signed with a key that only this site can make from its secret. It opens reading, and nothing else.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { DraftGrant } from '../documents/index.ts'

export interface PreviewGrant extends DraftGrant {
  /** The id of whoever made it. */
  readonly user: string
  readonly locale: Locale
}

export interface Previews {
  tokenFor(grant: PreviewGrant): string
  /** What a token opens; `undefined` for one that is forged, expired, damaged, repeated or too long. */
  grantOf(token: unknown): PreviewGrant | undefined
}

const lifetime = 60 * 60 * 1_000
const longestToken = 1_024

const payload = z.strictObject({
  type: z.string(),
  id: z.string(),
  locale: z.enum(localeCodes),
  user: z.string(),
  expires: z.number(),
})

interface PreviewOptions {
  readonly secret: string
  readonly clock?: () => Date
}

export function openPreviews({ secret, clock = () => new Date() }: PreviewOptions): Previews {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cyanotype preview', 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    tokenFor({ type, id, locale, user }) {
      const expires = clock().getTime() + lifetime
      const text = Buffer.from(JSON.stringify({ type, id, locale, user, expires })).toString('base64url')
      return `${text}.${sign(text).toString('base64url')}`
    },
    grantOf(token) {
      if (typeof token !== 'string' || token.length > longestToken) return undefined
      const [text, signature, ...rest] = token.split('.')
      if (text === undefined || signature === undefined || rest.length > 0) return undefined
      if (!isEqual(Buffer.from(signature, 'base64url'), sign(text))) return undefined
      const said = payload.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      if (!said.success) return undefined // signed by an older version of ourselves, which said it in other words
      const { expires, ...grant } = said.data
      return clock().getTime() < expires ? grant : undefined
    },
  }
}

function isEqual(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

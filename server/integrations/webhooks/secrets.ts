/**
 * Secrets that sign deliveries: generated here, shown once, and encrypted with a key derived from the secret
 * of the site, so that a copy of the database is not enough to sign.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Secrets {
  /** `whsec_…`, as in Standard Webhooks. */
  make(): string
  /** For one webhook: it cannot be decrypted for another. */
  seal(secret: string, webhook: string): string
  /** `undefined` when it was encrypted with the secret of another site, or is damaged. */
  open(sealed: string, webhook: string): string | undefined
}

const algorithm = 'aes-256-gcm'
const prefix = 'whsec_'
const bytes = { secret: 32, vector: 12, tag: 16 } as const

export function openSecrets(ofSite: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', ofSite, '', 'cyanotype webhook', 32))
  return {
    make: () => `${prefix}${randomBytes(bytes.secret).toString('base64')}`,
    seal(secret, webhook) {
      const vector = randomBytes(bytes.vector)
      const cipher = createCipheriv(algorithm, key, vector).setAAD(Buffer.from(webhook))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([vector, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, webhook) {
      const all = Buffer.from(sealed, 'base64url')
      const textAt = bytes.vector + bytes.tag
      try {
        const vector = all.subarray(0, bytes.vector)
        const decipher = createDecipheriv(algorithm, key, vector, { authTagLength: bytes.tag })
        decipher.setAAD(Buffer.from(webhook)).setAuthTag(all.subarray(bytes.vector, textAt))
        return Buffer.concat([decipher.update(all.subarray(textAt)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** The bytes of a secret. */
export function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64')
}

/**
 * Sealed values: encrypted with a key derived from the secret of the site, so that a copy of the database is not
 * enough to read them. While the secret is replaced, values of the previous one can be read too.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface SealedValues {
  /** For one subject: it cannot be decrypted for another. */
  seal(text: string, subject: string): string
  /** `undefined` when it was encrypted with the secret of another site, or is damaged. */
  open(sealed: string, subject: string): string | undefined
  /** The value sealed with the current secret, if it was sealed with a previous one. */
  reseal(sealed: string, subject: string): string | undefined
}

const algorithm = 'aes-256-gcm'
const bytes = { key: 32, vector: 12, tag: 16 } as const

/** The label separates the keys of different uses, and must never change. The first secret is the current one. */
export function openSealedValues(
  label: string,
  [current = '', ...previous]: readonly string[],
): SealedValues {
  const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', label, bytes.key))
  const key = keyFrom(current)
  const oldKeys = previous.map(keyFrom)
  const openOld = (sealed: string, subject: string) =>
    oldKeys.map((old) => decrypt(old, sealed, subject)).find((text) => text !== undefined)
  const seal = (text: string, subject: string) => encrypt(key, text, subject)
  return {
    seal,
    open: (sealed, subject) => decrypt(key, sealed, subject) ?? openOld(sealed, subject),
    reseal(sealed, subject) {
      if (decrypt(key, sealed, subject) !== undefined) return undefined
      const text = openOld(sealed, subject)
      return text === undefined ? undefined : seal(text, subject)
    },
  }
}

function encrypt(key: Buffer, text: string, subject: string): string {
  const vector = randomBytes(bytes.vector)
  const cipher = createCipheriv(algorithm, key, vector).setAAD(Buffer.from(subject))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([vector, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(key: Buffer, sealed: string, subject: string): string | undefined {
  const all = Buffer.from(sealed, 'base64url')
  const textAt = bytes.vector + bytes.tag
  try {
    const vector = all.subarray(0, bytes.vector)
    const decipher = createDecipheriv(algorithm, key, vector, { authTagLength: bytes.tag })
    decipher.setAAD(Buffer.from(subject)).setAuthTag(all.subarray(bytes.vector, textAt))
    return Buffer.concat([decipher.update(all.subarray(textAt)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/**
 * Secrets that sign deliveries: generated here, shown once, and encrypted with a key derived from the secret
 * of the site, so that a copy of the database is not enough to sign.
 */
import { randomBytes } from 'node:crypto'
import type { SealedValues } from '../../platform/sealed-values.ts'
import { openSealedValues } from '../../platform/sealed-values.ts'

/** Each is sealed for one webhook: it cannot be decrypted for another. */
export interface Secrets extends SealedValues {
  /** `whsec_…`, as in Standard Webhooks. */
  make(): string
}

const prefix = 'whsec_'
const secretBytes = 32

/** The secret of the site, followed by previous ones. */
export function openSecrets(...ofSite: readonly string[]): Secrets {
  return {
    ...openSealedValues('cyanotype webhook', ofSite),
    make: () => `${prefix}${randomBytes(secretBytes).toString('base64')}`,
  }
}

/** The bytes of a secret. */
export function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(prefix.length), 'base64')
}

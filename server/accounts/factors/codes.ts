/** One-time codes of an authenticator app (TOTP, RFC 6238), and recovery codes for when it is lost. */
import { hash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const period = 30
const secretBytes = 20
const recoveryCodes = 10

const totpOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** 160 random bits in Base32, as authenticator apps expect. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The content of the QR code. */
export function setupUrl(secret: string, issuer: string, email: string): string {
  const totp = totpOf(secret)
  totp.issuer = issuer
  totp.label = email
  return totp.toString()
}

/** The time step of a code that is right now, or was or will be within 30 seconds. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / (period * 1_000)) + delta
}

/** 32 characters, so each is five bits. None of `i`, `l`, `o` and `u`, which are easy to misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 80 random bits: `7kq2-m0xa-9v4t-c5ep`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodes }, () => {
    const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length]).join('')
    return letters.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** What a user typed, without spaces, hyphens, capitals and letters that no code contains. */
export const foldCode = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')

/** A code that cannot be guessed needs no slow hash. */
export const hashOfRecoveryCode = (userId: string, code: string) =>
  hash('sha256', `${userId} ${foldCode(code)}`)

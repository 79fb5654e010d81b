import { describe, expect, it } from 'vitest'
import { keyOf, openSecrets } from './secrets.ts'

const secrets = openSecrets('the secret of this site')

describe('Webhook secret', () => {
  it('has 256 random bits in the format of Standard Webhooks', () => {
    const one = secrets.make()
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(keyOf(one)).toHaveLength(32)
    expect(secrets.make()).not.toBe(one)
  })

  it('is encrypted, and can be decrypted', () => {
    const one = secrets.make()
    const sealed = secrets.seal(one, 'a')
    expect(sealed).not.toContain(one.slice(6, 20))
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(one.slice(6, 20))
    expect(secrets.open(sealed, 'a')).toBe(one)
    expect(secrets.seal(one, 'a')).not.toBe(sealed)
  })

  it('can be decrypted with a previous secret of the site, and encrypted again with the current one', () => {
    const one = secrets.make()
    const sealed = secrets.seal(one, 'a')
    const rotated = openSecrets('a new secret', 'the secret of this site')
    expect(rotated.open(sealed, 'a')).toBe(one)
    const again = rotated.reseal(sealed, 'a') ?? ''
    expect(openSecrets('a new secret').open(again, 'a')).toBe(one)
    expect(rotated.reseal(again, 'a')).toBeUndefined()
    expect(openSecrets('the secret of another').reseal(sealed, 'a')).toBeUndefined()
  })

  it('cannot be decrypted for another webhook, on another site, or with a changed byte', () => {
    const sealed = secrets.seal(secrets.make(), 'a')
    expect(secrets.open(sealed, 'b')).toBeUndefined()
    expect(openSecrets('the secret of another').open(sealed, 'a')).toBeUndefined()
    const bytes = Buffer.from(sealed, 'base64url')
    for (const [at, byte] of bytes.entries()) {
      const damaged = Buffer.from(bytes)
      damaged[at] = byte ^ 1
      expect(secrets.open(damaged.toString('base64url'), 'a')).toBeUndefined()
    }
    for (const short of ['', 'AAAA']) expect(secrets.open(short, 'a')).toBeUndefined()
  })
})

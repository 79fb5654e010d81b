import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from './passwords.ts'

describe('Password', () => {
  it('is stored as argon2id with 64 MiB, 3 passes and its own nonce', async () => {
    const [first, second] = await Promise.all([
      hashPassword('blue print one'),
      hashPassword('blue print one'),
    ])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(first).not.toBe(second)
  })

  it('matches itself in any Unicode form, and nothing else', async () => {
    const phc = await hashPassword('Sinitrükk ja päike')
    expect(await checkPassword('Sinitrükk ja päike'.normalize('NFD'), phc)).toEqual({
      matches: true,
      outdated: false,
    })
    expect(await checkPassword('Sinitrükk ja paike', phc)).toMatchObject({ matches: false })
    expect(await checkPassword('', phc)).toMatchObject({ matches: false })
  })

  it('hashed at another cost matches, and is marked for rehashing', async () => {
    const nonce = Buffer.alloc(16, 7)
    const cost = { memory: 19_456, passes: 2, parallelism: 1 }
    const tag = argon2Sync('argon2id', { ...cost, message: 'blue print one', nonce, tagLength: 32 })
    const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const phc = `$argon2id$v=19$m=19456,t=2,p=1$${base64(nonce)}$${base64(tag)}`
    expect(await checkPassword('blue print one', phc)).toEqual({ matches: true, outdated: true })
  })

  it('never matches a hash that is too cheap', async () => {
    const phc = `$argon2id$v=19$m=8192,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
    await expect(checkPassword('anything at all', phc)).rejects.toThrow('too weak')
  })
})

import { describe, expect, it } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import { checkedAddress } from './manage-webhooks.ts'

const noPorts: readonly number[] = []
const defaultOptions = { allowsPlain: false, loopbackPorts: noPorts }

function refusalOf(text: string, rules = defaultOptions): unknown {
  try {
    return checkedAddress(text, rules)
  } catch (problem) {
    return problem instanceof Problem ? problem.details.fields : problem
  }
}
const atField = (code: string) => [{ path: ['url'], code, message: expect.any(String) }]

describe('Receiver URL', () => {
  it('is absolute and normalised', () => {
    expect(checkedAddress('https://Example.org/a b#part', defaultOptions)).toBe('https://example.org/a%20b')
  })

  it.each(['example.org/hook', '/hook', 'ftp://example.org/', 'javascript:alert(1)', ''])(
    'is rejected: %s',
    (text) => expect(refusalOf(text)).toEqual(atField('webhook.no_address')),
  )

  it('is https, or http where the settings allow it', () => {
    expect(refusalOf('http://example.org/hook')).toEqual(atField('webhook.plain'))
    const allowing = { ...defaultOptions, allowsPlain: true }
    expect(checkedAddress('http://example.org/hook', allowing)).toBe('http://example.org/hook')
  })

  it.each([
    ...[
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/',
    ],
    ...['https://example.org:8443/', 'https://user:secret@example.org/', 'https://user@example.org/'],
  ])('is public and uses a standard port, unlike %s', (text) => {
    expect(refusalOf(text)).toEqual(atField('webhook.closed'))
  })

  it('may be a port of this machine that a test names', () => {
    const rules = { allowsPlain: true, loopbackPorts: [4321] }
    expect(checkedAddress('http://127.0.0.1:4321/', rules)).toBe('http://127.0.0.1:4321/')
    expect(refusalOf('http://127.0.0.1:4322/', rules)).toEqual(atField('webhook.closed'))
  })
})

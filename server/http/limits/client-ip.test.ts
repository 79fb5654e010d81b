import { Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, networkOf, proxies } from './client-ip.ts'

describe('Network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same for all addresses of a /64', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (groups) => {
        const tail = groups.map((group) => group.toString(16)).join(':')
        expect(networkOf(`2001:db8:0:7:${tail}`)).toBe('2001:db8:0:7::/64')
      }),
    )
  })
})

describe('Client address', () => {
  const from = (peer: string, forwarded: string | undefined, trusted: string[]) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
    return addressOf(
      { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
      proxies(trusted),
    )
  }

  it('is the address of the socket, whatever the headers say', () => {
    expect(from('::ffff:198.51.100.1', '203.0.113.9', [])).toBe('198.51.100.1')
    expect(from('198.51.100.1', '203.0.113.9', ['10.0.0.0/8'])).toBe('198.51.100.1')
  })

  it('is the address that the trusted proxy saw, not the one before it', () => {
    expect(from('10.1.2.3', '203.0.113.9', ['10.0.0.0/8'])).toBe('203.0.113.9')
    expect(from('10.1.2.3', '127.0.0.1, 203.0.113.9', ['10.0.0.0/8'])).toBe('203.0.113.9')
    expect(from('::1', '1.1.1.1, 203.0.113.9, 10.9.9.9', ['::1', '10.0.0.0/8'])).toBe('203.0.113.9')
  })

  it.each([
    ['203.0.113.9:50312', '203.0.113.9'],
    ['[2001:db8::9]:50312', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
  ])('is read from a proxy that writes %s', (written, address) => {
    expect(from('10.1.2.3', `198.51.100.1, ${written}`, ['10.0.0.0/8'])).toBe(address)
  })

  it('is the address of the proxy when its header is missing or invalid', () => {
    expect(from('10.1.2.3', undefined, ['10.1.2.3'])).toBe('10.1.2.3')
    expect(from('10.1.2.3', 'unknown', ['10.1.2.3'])).toBe('10.1.2.3')
  })
})

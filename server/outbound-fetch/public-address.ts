/**
 * Public addresses: tells addresses of the internet from those of this machine, private networks and reserved
 * ranges.
 */
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  closed.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 96], // unspecified, loopback and IPv4-compatible addresses
  ['64:ff9b::', 96], // NAT64: the public prefix and the local one
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32], // Teredo and 6to4 contain IPv4 addresses
  ['2002::', 16],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

/** `address` as a socket or a resolver returns it. An IPv4-mapped IPv6 address is never public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%') || /^::ffff:/i.test(address)) return false
  return !closed.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

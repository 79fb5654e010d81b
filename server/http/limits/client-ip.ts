/** Whose address a request comes from, and which network that is. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** An IPv6 customer has a whole /64 to choose addresses from: it counts as one. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  if (isIPv4(plain) || isIP(plain) === 0) return plain
  const [front = '', back] = plain.split('%')[0]?.split('::') ?? []
  const groups = front === '' ? [] : front.split(':')
  const tail = back === undefined || back === '' ? [] : back.split(':')
  const gap = back === undefined ? 0 : 8 - groups.length - tail.length
  const all = [...groups, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail]
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}

/** Whether the word of an address counts. */
export type Proxies = (address: string) => boolean

/** Addresses and networks. */
export function proxies(list: readonly string[]): Proxies {
  if (list.length === 0) return () => false
  const trusted = new BlockList()
  for (const entry of list) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/**
 * The last address that no trusted proxy vouches for: `X-Forwarded-For` is read from the right, as each proxy adds whom
 * it talked to at the end, and whatever stands further left may be made up.
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: Proxies,
): string {
  let address = withoutMapping(socket.remoteAddress ?? '')
  if (!isTrusted(address)) return address
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => withoutMapping(part.trim()))
  while (isTrusted(address)) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) return address
    address = before
  }
  return address
}

/** A socket that takes both families writes IPv4 as `::ffff:192.0.2.1`. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The IP address of the client of a request, and its network. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** An IPv6 customer has a whole /64 of addresses, so it counts as one. */
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

/** Whether an address belongs to a trusted proxy. */
export type Proxies = (address: string) => boolean

/** Takes addresses and networks. */
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
 * The last address that no trusted proxy vouches for. Each proxy appends its client to `X-Forwarded-For`, so
 * it is read from the right. Everything further left may be forged.
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: Proxies,
): string {
  let address = withoutMapping(socket.remoteAddress ?? '')
  if (!isTrusted(address)) return address
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => withoutMapping(withoutPort(part.trim())))
  while (isTrusted(address)) {
    const before = forwarded.pop()
    if (before === undefined || isIP(before) === 0) return address
    address = before
  }
  return address
}

/** Some proxies append the port of their client: `192.0.2.1:50312`, or `[2001:db8::1]:50312`. */
function withoutPort(text: string): string {
  const [, inBrackets, plain] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? []
  return inBrackets ?? plain ?? text
}

/** A dual-stack socket writes IPv4 as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Proxies on this machine or in its network. From anywhere else, such headers may be forged. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/**
 * Proxy watch: notices a proxy that TRUST_PROXY does not name, behind which all visitors share one address. Calls
 * `onFound` once, with the address of the proxy.
 */
export function watchForProxy(
  isTrusted: Proxies,
  onFound: (address: string) => void,
): (request: Pick<IncomingMessage, 'socket' | 'headers'>) => void {
  let isFound = false
  return ({ socket, headers }) => {
    if (isFound || (headers['x-forwarded-for'] ?? headers.forwarded) === undefined) return
    const address = withoutMapping(socket.remoteAddress ?? '')
    if (isTrusted(address) || !nearby.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')) return
    isFound = true
    onFound(address)
  }
}

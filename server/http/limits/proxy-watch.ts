/** Proxy watch: notices a proxy that TRUST_PROXY does not name, behind which all visitors share one address. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'
import type { Proxies } from './client-ip.ts'
import { withoutMapping } from './client-ip.ts'

/** Proxies on this machine or in its network. From anywhere else, such headers may be forged. */
const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addAddress('::1', 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

/** Calls `onFound` once, with the address of the proxy. */
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

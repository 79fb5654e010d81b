/** How names become addresses when something outside is called: only into such as are out in the world. */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { OutgoingProblem } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Every address of a name. Tests bring their own. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

const resolveNow: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/**
 * Asked by the socket itself: what it is told here is what it connects to, so that a name that means another address a
 * moment later gains nothing.
 */
export function publicLookup(resolve: Resolve = resolveNow): LookupFunction {
  return (name, { all }, answer) => {
    resolve(name).then(
      (found) => {
        const allowed = found.filter(({ address }) => isPublicAddress(address))
        const [first] = allowed
        if (first === undefined) answer(new OutgoingProblem('forbidden'), '', 0)
        else if (all === true) answer(null, allowed)
        else answer(null, first.address, first.family)
      },
      () => answer(new OutgoingProblem('unreachable'), '', 0),
    )
  }
}

import { useState } from 'react'
import { nextKey } from './item-keys.ts'
import type { KeyedLink } from './keyed-tree.ts'
import { reuseTree, treeValue } from './keyed-tree.ts'

/** The links of a value and the way to change them; also what somebody else changed keeps its keys. */
export function useKeyedTree(value: unknown, onChange: (value: unknown) => void) {
  const [known, setKnown] = useState(() => ({ value, links: reuseTree([], value, nextKey) }))
  let { links } = known
  if (known.value !== value) {
    links = reuseTree(known.links, value, nextKey)
    setKnown({ value, links })
  }
  const change = (next: readonly KeyedLink[]) => {
    const changed = treeValue(next)
    setKnown({ value: changed, links: next })
    onChange(changed)
  }
  return [links, change] as const
}

/** A draft's text as a tree that can be drawn, by the very steps that the site takes. */
import type { MdxProblem } from '@cyanotype/content/mdx/check.ts'
import { checkMdx } from '@cyanotype/content/mdx/check.ts'
import { toHast } from '@cyanotype/content/mdx/to-hast.ts'
import { useMemo, useRef } from 'react'

type Tree = ReturnType<typeof toHast>['tree']

interface Draft {
  /** The text, or how it was when it could last be drawn: half a component is no reason for an empty page. */
  readonly tree: Tree | undefined
  readonly problems: readonly MdxProblem[]
}

export function useDraft(source: string): Draft {
  const lastGood = useRef<Tree>(undefined)
  return useMemo(() => {
    const problems = checkMdx(source)
    if (problems.length === 0) lastGood.current = toHast(source).tree
    return { tree: lastGood.current, problems }
  }, [source])
}

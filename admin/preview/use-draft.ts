/** A draft's text, drawn by the very steps that the site takes. */
import type { MdxProblem } from '@cyanotype/content/mdx/check.ts'
import { checkMdx } from '@cyanotype/content/mdx/check.ts'
import { toHast } from '@cyanotype/content/mdx/to-hast.ts'
import { mdxComponents, renderTree } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { useMemo, useRef } from 'react'

interface Draft {
  /** The page, or how it was when it could last be drawn: half a component is no reason for an empty page. */
  readonly page: ReactNode
  readonly problems: readonly MdxProblem[]
}

export function useDraft(source: string): Draft {
  const last = useRef<ReactNode>(null)
  return useMemo(() => {
    last.current = draw(source) ?? last.current
    return { page: source.trim() === '' ? null : last.current, problems: checkMdx(source) }
  }, [source])
}

/** Nothing where the text cannot be read at all; what is wrong with it stands beside it. */
function draw(source: string): ReactNode {
  try {
    return renderTree(toHast(source).tree, mdxComponents)
  } catch {
    return undefined
  }
}

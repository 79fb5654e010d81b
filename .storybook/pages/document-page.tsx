/** A written page of Storybook: text, and a list of its headings beside it. */
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Prose, TableOfContents } from '../../ui/index.ts'
import './document-page.css'

interface DocumentPageProps {
  /** Shown below the text, at full width. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

interface Entry {
  readonly id: string
  readonly text: string
  readonly depth: number
}

export function DocumentPage({ below, children }: DocumentPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useLayoutEffect(() => {
    const headings = [...(page.current?.querySelectorAll('h2, h3') ?? [])]
    setEntries(headings.filter((heading) => heading.closest('[inert], .card') === null).map(entryOf))
  }, [])
  return (
    <div className="document-page">
      {entries.length > 1 ? <TableOfContents entries={entries} /> : null}
      <div ref={page}>
        <Prose face="docs">{children}</Prose>
        {below}
      </div>
    </div>
  )
}

/** The id comes from the text, and from its place, because the versions of a changelog have the same headings. */
function entryOf(heading: Element, place: number): Entry {
  const text = heading.textContent.trim()
  heading.id ||= `${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${place}`
  return { id: heading.id, text, depth: Number(heading.tagName.slice(1)) }
}

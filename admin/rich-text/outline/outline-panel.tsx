/** Outline panel: lists the headings of the text and moves to them. */
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'

interface OutlinePanelProps {
  readonly entries: readonly OutlineEntry[]
  readonly onGo: (at: number) => void
}

export function OutlinePanel({ entries, onGo }: OutlinePanelProps) {
  const { t } = useLingui()
  return (
    <nav className="text-panel" aria-label={t`Text outline`}>
      {entries.length === 0 ? <p className="text-note">{t`No headings yet`}</p> : null}
      <ol className="outline plain-list">
        {entries.map(({ text, depth, at, skips }) => (
          <li key={at} data-depth={depth}>
            <Button variant="link" color="neutral" size="sm" onClick={() => onGo(at)}>
              {text === '' ? t`Empty heading` : text}
            </Button>
            {skips ? (
              <span className="outline-skip">
                <Icon name="warning" />
                {t`Skipped heading level`}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface OutlineEntry {
  readonly text: string
  /** The rendered level: the first one belongs to the page. */
  readonly depth: number
  readonly at: number
  /** Whether a level before it was skipped. */
  readonly skips: boolean
}

/** Outline: the headings of the edited text, with skipped levels. */
export function outlineOf(doc: Node): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = []
  doc.descendants((node, at) => {
    if (node.type !== schema.nodes.heading) return !node.isTextblock
    const depth = Math.max(2, Number(node.attrs.depth))
    const before = entries.at(-1)?.depth ?? 1
    entries.push({ text: node.textContent.trim(), depth, at, skips: depth > before + 1 })
    return false
  })
  return entries
}

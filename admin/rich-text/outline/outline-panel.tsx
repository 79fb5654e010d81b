/** Outline panel: lists the headings of the text and moves to them. */
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { OutlineEntry } from './outline-of.ts'

interface OutlinePanelProps {
  readonly entries: readonly OutlineEntry[]
  readonly onGo: (at: number) => void
}

export function OutlinePanel({ entries, onGo }: OutlinePanelProps) {
  const { t } = useLingui()
  return (
    <nav className="text-panel" aria-label={t`Headings of the text`}>
      {entries.length === 0 ? <p className="text-note">{t`There are no headings yet.`}</p> : null}
      <ol className="outline plain-list">
        {entries.map(({ text, depth, at, skips }) => (
          <li key={at} data-depth={depth}>
            <Button variant="link" color="neutral" size="sm" onClick={() => onGo(at)}>
              {text === '' ? t`Heading without words` : text}
            </Button>
            {skips ? (
              <span className="outline-skip">
                <Icon name="warning" />
                {t`A level is left out before it`}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}

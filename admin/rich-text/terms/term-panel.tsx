/** What the glossary says about a marked term: the word to use in the language of the text, and the note. */
import type { GlossaryEntry } from '@cyanotype/content/glossary/find-terms.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { AdminLink } from '../../components/admin-link.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { termIdsOf } from './mark-terms.ts'
import './terms.css'
import type { ShownTerm } from './use-shown-term.ts'

interface TermPanelProps {
  readonly shown: ShownTerm
  readonly entries: readonly GlossaryEntry[]
  /** The language of the marked text. */
  readonly source: Locale
  /** The language to write in. */
  readonly target: Locale
  /** Writes a word at the caret. `undefined` if the text cannot be edited here. */
  readonly onInsert: ((word: string) => void) | undefined
  readonly onClose: () => void
}

export function TermPanel({ shown, entries, source, target, onInsert, onClose }: TermPanelProps) {
  const { t, i18n } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const { mark, isEntered } = shown
  useEffect(() => {
    const { current } = panel
    if (current === null) return undefined
    if (!current.matches(':popover-open')) current.showPopover()
    placeAt(current, mark)
    if (isEntered) current.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
    // The panel stays where it is opened, so it does not stay over other text.
    const handleScroll = () => current.hidePopover()
    window.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', handleScroll, { capture: true })
  }, [mark, isEntered])
  const handleInsert = (word: string) => {
    onInsert?.(word)
    onClose()
  }
  const ids = termIdsOf(mark)
  const word = mark.textContent
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t`Glossary: ${word}`}
      className="popover term-panel"
      popover="auto"
      lang={i18n.locale}
      dir="auto"
      onToggle={({ newState, currentTarget }) => {
        if (newState !== 'closed') return
        if (isEntered && currentTarget.contains(document.activeElement)) mark.focus()
        onClose()
      }}
    >
      {entries
        .filter(({ id }) => ids.includes(id))
        .map((entry) => (
          <TermEntry key={entry.id} {...{ entry, source, target }} onInsert={onInsert && handleInsert} />
        ))}
    </div>
  )
}

interface TermEntryProps extends Pick<TermPanelProps, 'source' | 'target' | 'onInsert'> {
  readonly entry: GlossaryEntry
}

function TermEntry({ entry: { id, words }, source, target, onInsert }: TermEntryProps) {
  const { t, i18n } = useLingui()
  const language = languageName(target, i18n.locale)
  const own = words[target]
  const note = own?.note || words[source]?.note
  const word = own?.term ?? ''
  const avoid = own?.avoid.join(', ')
  return (
    <div className="term-entry">
      {own === undefined ? (
        <p>{t`The glossary has no word for this term in ${language} yet.`}</p>
      ) : (
        <p>
          <span className="term-label">{t`Term in ${language}`}</span>
          <strong className="term-word" lang={target}>
            {word}
          </strong>
        </p>
      )}
      {avoid ? (
        <p>
          <span className="term-label">
            <Trans>Words to avoid</Trans>
          </span>
          <span lang={target}>{avoid}</span>
        </p>
      ) : null}
      {note ? <p className="term-note">{note}</p> : null}
      <div className="term-actions">
        {own === undefined || onInsert === undefined ? null : (
          <Button size="sm" onClick={() => onInsert(word)}>
            {t`Insert “${word}”`}
          </Button>
        )}
        <AdminLink to={`/admin/edit/${id}?language=${target}`}>
          <Trans>Open in the glossary</Trans>
        </AdminLink>
      </div>
    </div>
  )
}

/** Below the mark, or above it if there is no room. */
function placeAt(panel: HTMLElement, mark: HTMLElement): void {
  const { top, bottom, left } = mark.getBoundingClientRect()
  // At its final width, which does not depend on where it is.
  Object.assign(panel.style, { positionArea: 'none', positionTry: 'none', inset: 'auto', left: '0' })
  const { width, height } = panel.getBoundingClientRect()
  const fits = bottom + height <= innerHeight || top < height
  Object.assign(panel.style, {
    margin: 'var(--space-1) 0',
    [fits ? 'top' : 'bottom']: `${fits ? bottom : innerHeight - top}px`,
    left: `${Math.max(0, Math.min(left, document.documentElement.clientWidth - width))}px`,
  })
}

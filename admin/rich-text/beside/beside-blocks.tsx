/** The text of another language in blocks, each with what changed and with actions. */

import type { Alignment } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { placeFor } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { locales } from '@cyanotype/content/model/core.ts'
import { Button, toasts, useUndo } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DOMSerializer } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef } from 'react'
import { languageName } from '../../i18n/formats.tsx'
import { openText } from '../from-mdx/open-document.ts'
import { schema } from '../schema/schema.ts'
import { copyBlock } from './copy-block.ts'
import type { BesideText, PassageChange, TextBeside } from './text-beside.ts'

export interface Places {
  readonly alignment: Alignment
  /** Blocks of the text by index in the document. */
  readonly written: readonly number[]
}

interface BesideBlocksProps extends Places {
  readonly name: string
  readonly text: BesideText
  readonly beside: TextBeside | undefined
  readonly sources: readonly string[]
  readonly placesNow: () => Places
  readonly caret: number | undefined
  readonly view: EditorView | undefined
  readonly readOnly: boolean
}

export function BesideBlocks(props: BesideBlocksProps) {
  const { name, text, beside, sources, alignment, written, caret, readOnly } = props
  const { t, i18n } = useLingui()
  const copy = useCopy(props)
  const list = useRef<HTMLOListElement>(null)
  const changes = changesAt(sources, text.changes)
  const place = caret === undefined ? -1 : written.indexOf(caret)
  const current = place < 0 ? -1 : alignment.indexOf(place)
  useScrolledTo(list, current)
  const language = languageName(text.locale, i18n.locale)
  return (
    <section className="beside-text" aria-label={t`${name} (${language})`}>
      <ol ref={list} className="plain-list" lang={text.locale} dir={locales[text.locale].dir}>
        {sources.map((source, index) => (
          <BesideBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and no state.
            key={index}
            source={source}
            locale={text.locale}
            change={changes.get(index)}
            beside={beside}
            isCurrent={index === current}
            isMissing={alignment[index] === undefined}
            onCopy={readOnly ? undefined : () => copy(index)}
          />
        ))}
      </ol>
      {sources.length === 0 ? (
        <p className="beside-empty">
          <Trans>Empty</Trans>
        </p>
      ) : null}
    </section>
  )
}

interface BesideBlockProps {
  readonly source: string
  readonly locale: BesideText['locale']
  readonly change: PassageChange | undefined
  readonly beside: TextBeside | undefined
  readonly isCurrent: boolean
  readonly isMissing: boolean
  readonly onCopy: (() => void) | undefined
}

function BesideBlock({ source, locale, change, beside, isCurrent, isMissing, onCopy }: BesideBlockProps) {
  const { t, i18n } = useLingui()
  const language = languageName(locale, i18n.locale)
  const onMark = beside?.onMark
  const words = isMissing ? t`Copy block from ${language}` : t`Replace block with ${language}`
  return (
    <li data-current={isCurrent ? '' : undefined}>
      <div
        className="beside-block"
        data-changed={change === undefined ? undefined : ''}
        data-missing={isMissing ? '' : undefined}
      >
        {change?.old == null || beside === undefined ? (
          <FormattedBlock source={source} />
        ) : (
          beside.renderChange(change.old, source, locale)
        )}
        <div className="beside-actions" lang={i18n.locale}>
          {change !== undefined && onMark !== undefined ? (
            <Button size="sm" variant="soft" icon="check" data-mark="" onClick={() => onMark(change.passage)}>
              <Trans>Mark as up to date</Trans>
            </Button>
          ) : null}
          {onCopy === undefined ? null : (
            <Button
              size="sm"
              variant="ghost"
              color="neutral"
              icon="copy"
              className="beside-copy"
              aria-label={words}
              data-copy=""
              onClick={onCopy}
            />
          )}
        </div>
      </div>
    </li>
  )
}

/** The block as the editor shows it, but not editable. */
function FormattedBlock({ source }: { readonly source: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opened = openText(source)
    if (!('text' in opened)) place.current?.replaceChildren(source)
    else {
      const { content } = opened.text.doc
      place.current?.replaceChildren(DOMSerializer.fromSchema(schema).serializeFragment(content))
      // A link would leave the editor.
      for (const link of place.current?.querySelectorAll('a') ?? []) {
        link.title = link.href
        link.removeAttribute('href')
      }
    }
  }, [source])
  return <div ref={place} className="prose text-view" data-face="reading" />
}

/** Changes by index of their block. Of equal blocks, each change takes the next one. */
function changesAt(
  sources: readonly string[],
  changes: readonly PassageChange[],
): ReadonlyMap<number, PassageChange> {
  const found = new Map<number, PassageChange>()
  for (const change of changes) {
    const index = sources.findIndex((source, at) => !found.has(at) && source.trim() === change.now)
    if (index >= 0) found.set(index, change)
  }
  return found
}

function useCopy({ text, view, sources, placesNow }: BesideBlocksProps) {
  const { t, i18n } = useLingui()
  const undo = useUndo()
  const language = languageName(text.locale, i18n.locale)
  return (index: number) => {
    if (view === undefined) return
    const { alignment, written } = placesNow()
    const own = alignment[index]
    const place = own === undefined ? undefined : written[own]
    const after = placeFor(alignment, index)
    const before = after === 0 ? 0 : (written[after - 1] ?? -1) + 1
    const copied = copyBlock(
      view,
      sources[index] ?? '',
      place === undefined ? { before } : { replace: place },
    )
    if (copied === undefined) {
      toasts.add({
        tone: 'warning',
        title: t`This block cannot be copied. Open the source view and copy it there.`,
      })
      return
    }
    undo(
      place === undefined ? t`Block copied from ${language}` : t`Block replaced with ${language}`,
      copied.undo,
    )
  }
}

/** On phones the list scrolls inside its box, to the block of the caret. */
function useScrolledTo(list: { readonly current: HTMLOListElement | null }, current: number): void {
  useEffect(() => {
    const box = list.current?.parentElement
    const item = list.current?.children[current]
    if (!box || !(item instanceof HTMLElement) || box.scrollHeight <= box.clientHeight) return
    box.scrollTo({ top: item.offsetTop - (list.current?.offsetTop ?? 0) })
  }, [list, current])
}

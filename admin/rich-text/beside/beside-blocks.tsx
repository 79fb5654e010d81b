/** The text of another language in blocks, each with what changed and with actions. */

import type { Alignment } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { locales } from '@cyanotype/content/model/core.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { DOMSerializer } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { languageName } from '../../i18n/formats.tsx'
import { openText } from '../from-mdx/open-document.ts'
import { schema } from '../schema/schema.ts'
import { insertWord } from '../terms/insert-word.ts'
import { markTerms } from '../terms/mark-terms.ts'
import { TermPanel } from '../terms/term-panel.tsx'
import { useShownTerm } from '../terms/use-shown-term.ts'
import type { Terms } from '../terms/use-terms.ts'
import { useTerms } from '../terms/use-terms.ts'
import { BesideActions } from './beside-actions.tsx'
import type { BesideText, PassageChange, TextBeside } from './text-beside.ts'
import { useBlockTools } from './use-block-tools.ts'

export interface Places {
  readonly alignment: Alignment
  /** Blocks of the text by index in the document. */
  readonly written: readonly number[]
}

export interface BesideBlocksProps extends Places {
  readonly name: string
  readonly text: BesideText
  readonly beside: TextBeside | undefined
  readonly sources: readonly string[]
  /** The blocks of the edited text. */
  readonly blocks: readonly string[]
  readonly placesNow: () => Places
  readonly caret: number | undefined
  readonly view: EditorView | undefined
  /** The language of the text that is edited. */
  readonly lang: Locale
  readonly readOnly: boolean
}

export function BesideBlocks(props: BesideBlocksProps) {
  const { name, text, beside, sources, alignment, written, caret, view, lang, readOnly } = props
  const { t, i18n } = useLingui()
  const { copy, translate, confirm } = useBlockTools(props)
  const list = useRef<HTMLOListElement>(null)
  const frame = useRef<HTMLElement>(null)
  const terms = useTerms(text.locale)
  const changes = changesAt(sources, text.changes)
  const place = caret === undefined ? -1 : written.indexOf(caret)
  const current = place < 0 ? -1 : alignment.indexOf(place)
  useScrolledTo(list, current)
  const language = languageName(text.locale, i18n.locale)
  return (
    <section ref={frame} className="beside-text" aria-label={t`${name} (${language})`}>
      <ol ref={list} className="plain-list" lang={text.locale} dir={locales[text.locale].dir}>
        {sources.map((source, index) => (
          <BesideBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and no state.
            key={index}
            source={source}
            locale={text.locale}
            change={changes.get(index)}
            beside={beside}
            terms={terms}
            isCurrent={index === current}
            isMissing={alignment[index] === undefined}
            block={blockOf(alignment[index], written)}
            onCopy={readOnly ? undefined : () => copy(index)}
            onTranslate={translate && (() => translate(index))}
            onConfirm={confirm(index)}
          />
        ))}
      </ol>
      {sources.length === 0 ? (
        <p className="beside-empty">
          <Trans>Empty</Trans>
        </p>
      ) : null}
      <ShownTermPanel {...{ frame, terms, view, readOnly }} source={text.locale} target={lang} />
    </section>
  )
}

const blockOf = (place: number | undefined, written: readonly number[]) =>
  place === undefined ? undefined : written[place]

interface ShownTermProps extends Pick<BesideBlocksProps, 'view' | 'readOnly'> {
  /** The element with the marks. */
  readonly frame: RefObject<HTMLElement | null>
  readonly terms: Terms | undefined
  readonly source: Locale
  readonly target: Locale
}

function ShownTermPanel({ frame, terms, view, readOnly, source, target }: ShownTermProps) {
  const { shown, close } = useShownTerm(frame)
  if (shown === undefined || terms === undefined) return null
  return (
    <TermPanel
      {...{ shown, entries: terms.entries, source, target, onClose: close }}
      onInsert={view && !readOnly ? (word) => insertWord(view, word) : undefined}
    />
  )
}

interface BesideBlockProps {
  readonly source: string
  readonly locale: BesideText['locale']
  readonly change: PassageChange | undefined
  readonly beside: TextBeside | undefined
  readonly terms: Terms | undefined
  readonly isCurrent: boolean
  readonly isMissing: boolean
  /** The index of its translation in the document. */
  readonly block: number | undefined
  readonly onCopy: (() => void) | undefined
  readonly onTranslate: (() => Promise<void>) | undefined
  readonly onConfirm: (() => void) | undefined
}

function BesideBlock(props: BesideBlockProps) {
  const { source, locale, change, beside, terms, isCurrent, isMissing, block } = props
  const { onCopy, onTranslate, onConfirm } = props
  const onMark = beside?.onMark
  return (
    <li data-current={isCurrent ? '' : undefined}>
      <div
        className="beside-block"
        data-changed={change === undefined ? undefined : ''}
        data-missing={isMissing ? '' : undefined}
        data-block={block}
      >
        {change?.old == null || beside === undefined ? (
          <FormattedBlock source={source} terms={terms} />
        ) : (
          beside.renderChange(change.old, source, locale)
        )}
        <BesideActions
          {...{ locale, isMissing, onCopy, onConfirm, onTranslate }}
          service={beside?.machine?.service}
          onMark={change === undefined || onMark === undefined ? undefined : () => onMark(change.passage)}
        />
      </div>
    </li>
  )
}

/** The block as the editor shows it, but not editable. */
function FormattedBlock({ source, terms }: Pick<BesideBlockProps, 'source' | 'terms'>) {
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
      if (place.current !== null && terms !== undefined) markTerms(place.current, terms.find)
    }
  }, [source, terms])
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

/** On phones the list scrolls inside its box, to the block of the caret. */
function useScrolledTo(list: { readonly current: HTMLOListElement | null }, current: number): void {
  useEffect(() => {
    const box = list.current?.parentElement
    const item = list.current?.children[current]
    if (!box || !(item instanceof HTMLElement) || box.scrollHeight <= box.clientHeight) return
    box.scrollTo({ top: item.offsetTop - (list.current?.offsetTop ?? 0) })
  }, [list, current])
}

/** The text with the same text in other languages beside it, block by block. */

import type { Alignment } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { alignTranslation, knownPairs } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { Node } from 'prosemirror-model'
import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import type { TextView } from '../view/text-view.ts'
import './beside.css'
import type { Places } from './beside-blocks.tsx'
import { BesideBlocks } from './beside-blocks.tsx'
import { caretMoved } from './row-space-plugin.ts'
import type { BesideText, TextBeside } from './text-beside.ts'
import { useRows } from './use-rows.ts'

interface BesideColumnsProps {
  readonly beside?: TextBeside | undefined
  readonly text: TextView | undefined
  /** The text after a pause in typing. */
  readonly doc: Node | undefined
  readonly readOnly: boolean
  /** The language of the text. */
  readonly lang: Locale
  /** The label of the field. */
  readonly name: string
  readonly children: ReactNode
}

const nothing: readonly never[] = []
const blocksIn = (text: string) => blocksOf(text).map(({ source }) => source)

export function BesideColumns({ beside, text, doc, readOnly, lang, name, children }: BesideColumnsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const texts = beside?.texts ?? nothing
  const { written, blocks } = useMemo(() => writtenIn(text, doc), [text, doc])
  const columns = useMemo(() => texts.map((one) => columnOf(one, blocks)), [texts, blocks])
  const alignments = useMemo<readonly Alignment[]>(() => columns.map(({ alignment }) => alignment), [columns])
  useRows({ frame, text, written, alignments })
  const caret = useCaretBlock(texts.length > 0 ? text : undefined)
  return (
    <div ref={frame} className="writing-columns" data-count={1 + texts.length}>
      {texts.map((one, index) => (
        <BesideBlocks
          key={one.locale}
          {...{ name, written, blocks, caret, lang, readOnly }}
          placesNow={() => placesNow(text, one)}
          text={one}
          beside={beside}
          view={text?.view}
          sources={columns[index]?.sources ?? nothing}
          alignment={columns[index]?.alignment ?? nothing}
        />
      ))}
      {children}
    </div>
  )
}

function columnOf({ value, saved }: BesideText, blocks: readonly string[]) {
  const sources = blocksIn(value)
  const savedPairs = saved && {
    pairs: saved.pairs,
    source: blocksIn(saved.source),
    translation: blocksIn(saved.translation),
  }
  return { sources, alignment: alignTranslation(sources, blocks, knownPairs(savedPairs, sources, blocks)) }
}

/** Copies can follow each other before the pause in typing after which the columns are aligned again. */
function placesNow(text: TextView | undefined, beside: BesideText): Places {
  const { written, blocks } = writtenIn(text, text?.view.state.doc)
  return { written, alignment: columnOf(beside, blocks).alignment }
}

interface Written {
  /** Indexes in the document. */
  readonly written: readonly number[]
  readonly blocks: readonly string[]
}

/** Empty paragraphs are places to type and not part of the text. */
function writtenIn(text: TextView | undefined, doc: Node | undefined): Written {
  if (text === undefined || doc === undefined) return { written: nothing, blocks: nothing }
  const all = doc.children.map((block, index) => ({ index, source: formattedBlock(block) }))
  const written = all.filter(({ source }) => source !== '')
  // As written by the author, so that they are equal to the saved ones.
  const asSaved = doc === text.view.state.doc ? blocksIn(text.source()) : nothing
  const blocks = asSaved.length === written.length ? asSaved : written.map(({ source }) => source)
  return { written: written.map(({ index }) => index), blocks }
}

/** The block with the caret, also after the focus has left. */
function useCaretBlock(text: TextView | undefined): number | undefined {
  const [caret, setCaret] = useState<number>()
  useEffect(() => {
    if (text === undefined) return undefined
    const { dom } = text.view
    const handleMove = () => setCaret(text.view.state.selection.$from.index(0))
    dom.addEventListener(caretMoved, handleMove)
    dom.addEventListener('focus', handleMove)
    return () => {
      dom.removeEventListener(caretMoved, handleMove)
      dom.removeEventListener('focus', handleMove)
    }
  }, [text])
  return caret
}

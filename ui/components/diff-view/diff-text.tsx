import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DiffBlock } from './compare-blocks.ts'
import type { Piece } from './compare-words.ts'

const words = { diff: english.diff }

interface DiffTextProps {
  readonly before: DiffBlock | undefined
  readonly after: DiffBlock | undefined
  readonly pieces: readonly Piece[]
  readonly shows: 'before' | 'after' | 'both'
  readonly language: string
}

/** One block of text with its changes marked: as it was, as it is, or both in one. */
export function DiffText({ before, after, pieces, shows, language }: DiffTextProps) {
  const kinds = [{ same: before?.kind === after?.kind, before: before?.kind ?? '', after: after?.kind ?? '' }]
  return (
    <>
      {(before ?? after)?.kind ? (
        <p className="diff-kind">
          <Pieces pieces={kinds} shows={shows} />
        </p>
      ) : null}
      <p className="diff-text" lang={language} dir="auto">
        <Pieces pieces={pieces} shows={shows} />
      </p>
    </>
  )
}

interface PiecesProps {
  readonly pieces: readonly Piece[]
  readonly shows: DiffTextProps['shows']
}

function Pieces({ pieces, shows }: PiecesProps) {
  const { word, lang, dir } = useUi(words)
  // In the reader's own language and direction, whatever those of the text are.
  const heard = (path: 'diff.added' | 'diff.removed') => (
    <VisuallyHidden lang={lang} dir={dir}>
      {word(path)}:{' '}
    </VisuallyHidden>
  )
  return pieces.map(({ same, before, after }, index) => {
    const key = `${index}`
    if (same) return <span key={key}>{after}</span>
    return (
      <span key={key}>
        {before && shows !== 'after' ? (
          <del>
            {heard('diff.removed')}
            {before}
          </del>
        ) : null}
        {after && shows !== 'before' ? (
          <ins>
            {heard('diff.added')}
            {after}
          </ins>
        ) : null}
      </span>
    )
  })
}

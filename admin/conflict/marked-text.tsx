/** A text with its changes marked: by line and colour for those who see them, by hidden words for those who listen. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { Piece } from './diff.ts'

interface MarkedTextProps {
  readonly pieces: readonly Piece[]
  readonly lang: Locale | undefined
}

export function MarkedText({ pieces, lang }: MarkedTextProps) {
  return (
    <p className="marked-text" lang={lang}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are drawn once, and their place is all they are known by.
        <MarkedPiece key={index} {...piece} />
      ))}
    </p>
  )
}

function MarkedPiece({ kind, text }: Piece) {
  if (kind === 'same') return text
  if (kind === 'added') {
    return (
      <ins>
        <VisuallyHidden>
          <Trans>[added]</Trans>{' '}
        </VisuallyHidden>
        {text}
        <VisuallyHidden>
          {' '}
          <Trans>[end of what was added]</Trans>
        </VisuallyHidden>
      </ins>
    )
  }
  return (
    <del>
      <VisuallyHidden>
        <Trans>[removed]</Trans>{' '}
      </VisuallyHidden>
      {text}
      <VisuallyHidden>
        {' '}
        <Trans>[end of what was removed]</Trans>
      </VisuallyHidden>
    </del>
  )
}

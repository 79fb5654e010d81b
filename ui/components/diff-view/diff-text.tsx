import type { ReactNode } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DiffBlock } from './compare-blocks.ts'
import type { DiffSegment, Run } from './compare-words.ts'

const messages = { diff: english.diff }

interface DiffTextProps {
  readonly before: DiffBlock | undefined
  readonly after: DiffBlock | undefined
  readonly segments: readonly DiffSegment[]
  readonly shows: 'before' | 'after' | 'both'
  readonly language: string
}

/** One block of text with its changes marked: before, after, or both combined. */
export function DiffText({ before, after, segments, shows, language }: DiffTextProps) {
  const kindOf = (block: DiffBlock | undefined) => (block?.kind ? [{ text: block.kind }] : [])
  const kinds = [{ same: before?.kind === after?.kind, before: kindOf(before), after: kindOf(after) }]
  const { style, depth } = after ?? before ?? {}
  return (
    <>
      {(before ?? after)?.kind ? (
        <p className="diff-kind">
          <DiffSegments segments={kinds} shows={shows} />
        </p>
      ) : null}
      <p className="diff-text" lang={language} dir="auto" data-look={style} data-depth={depth || undefined}>
        <DiffSegments segments={segments} shows={shows} />
      </p>
    </>
  )
}

interface DiffSegmentsProps {
  readonly segments: readonly DiffSegment[]
  readonly shows: DiffTextProps['shows']
}

function DiffSegments({ segments, shows }: DiffSegmentsProps) {
  const { word, lang, dir } = useUi(messages)
  // In the language and direction of the reader, whatever those of the text are.
  const heard = (path: 'diff.added' | 'diff.removed') => (
    <VisuallyHidden lang={lang} dir={dir}>
      {word(path)}:{' '}
    </VisuallyHidden>
  )
  return segments.map(({ same, before, after }, index) => {
    const key = `${index}`
    if (same)
      return (
        <span key={key}>
          <Runs runs={after} />
        </span>
      )
    return (
      <span key={key}>
        {before.length > 0 && shows !== 'after' ? (
          <del>
            {heard('diff.removed')}
            <Runs runs={before} />
          </del>
        ) : null}
        {after.length > 0 && shows !== 'before' ? (
          <ins>
            {heard('diff.added')}
            <Runs runs={after} />
          </ins>
        ) : null}
      </span>
    )
  })
}

const tags = { strong: 'strong', emphasis: 'em', code: 'code' } as const

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, detail, styles = [] }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is identified by its index, and has no state.
    <Styled key={index} styles={styles} detail={detail}>
      {text}
    </Styled>
  ))
}

interface StyledProps {
  readonly detail: string | undefined
  readonly styles: NonNullable<Run['styles']>
  readonly children: ReactNode
}

function Styled({ styles: [style, ...rest], detail, children }: StyledProps) {
  if (style === undefined) return detail === undefined ? children : <span title={detail}>{children}</span>
  const inner = (
    <Styled styles={rest} detail={detail}>
      {children}
    </Styled>
  )
  // Underlined and struck-through text would look like added and removed text.
  if (style === 'link' || style === 'delete') return <span className={`diff-${style}`}>{inner}</span>
  const Tag = tags[style]
  return <Tag>{inner}</Tag>
}

/** The blocks of a comparison in order. Many unchanged blocks in a row are collapsed. */

import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { DiffBlock, DiffRow, DiffSegment, Run } from './compare.ts'
import { blocksOf, compareBlocks, compareWords, runsOf } from './compare.ts'

const messages = { diff: english.diff }

registerIcons({ chevron })

interface DiffRowsProps {
  readonly before: string | readonly DiffBlock[]
  readonly after: string | readonly DiffBlock[]
  readonly language: string | undefined
}

export function DiffRows({ before, after, language }: DiffRowsProps) {
  const { lang, word } = useUi(messages)
  const textLanguage = language ?? lang
  const parts = useMemo(
    () => folded(compareBlocks(blocksOf(before), blocksOf(after), textLanguage)),
    [before, after, textLanguage],
  )
  if (parts.every(({ fold, rows }) => fold || rows.every(({ state }) => state === 'same'))) {
    return <p className="diff-nothing">{word('diff.nothing')}</p>
  }
  return (
    <ul className="diff-rows plain-list">
      {parts.map(({ from, fold, rows }) =>
        fold ? (
          <li key={from}>
            <details className="diff-collapsed">
              <summary>
                <Icon name="chevron" />
                {word('diff.unchanged', { count: new Intl.NumberFormat(lang).format(rows.length) })}
                <span className="diff-show">{word('diff.show')}</span>
              </summary>
              <ul className="diff-rows plain-list">
                <Rows rows={rows} from={from} language={language} />
              </ul>
            </details>
          </li>
        ) : (
          <Rows key={from} rows={rows} from={from} language={language} />
        ),
      )}
    </ul>
  )
}

interface Part {
  /** The index of its first row. */
  readonly from: number
  readonly fold: boolean
  readonly rows: readonly DiffRow[]
}

/** The number of unchanged blocks around a change that stay visible. */
const contextBlocks = 1

/** Fewer blocks than this are no longer than the line that would replace them. */
const worthFolding = 3

/** Of unchanged blocks, only those next to a change are visible at first. */
function folded(rows: readonly DiffRow[]): readonly Part[] {
  const isNear = rows.map((_, index) =>
    rows
      .slice(Math.max(0, index - contextBlocks), index + contextBlocks + 1)
      .some(({ state }) => state !== 'same'),
  )
  const parts: Part[] = []
  for (const [index, row] of rows.entries()) {
    const last = parts.at(-1)
    const fold = !isNear[index]
    if (last && last.fold === fold) parts[parts.length - 1] = { ...last, rows: [...last.rows, row] }
    else parts.push({ from: index, fold, rows: [row] })
  }
  return parts.map((part) => ({ ...part, fold: part.fold && part.rows.length >= worthFolding }))
}

interface RowsProps {
  readonly rows: readonly DiffRow[]
  readonly from: number
  readonly language: string | undefined
}

function Rows({ rows, from, language }: RowsProps) {
  return [...rows.entries()].map(([at, row]) => (
    <li key={from + at} className="diff-row" data-state={row.state}>
      <Cells row={row} language={language} />
    </li>
  ))
}

/**
 * Unchanged text in both columns is announced once. Changed text is in both, and once more combined for
 * narrow screens.
 */
function Cells({ row: { state, before, after }, language }: { row: DiffRow; language: string | undefined }) {
  const { lang } = useUi()
  const textLanguage = language ?? lang
  const segments = useMemo(
    () => compareWords(before ? runsOf(before) : [], after ? runsOf(after) : [], textLanguage),
    [before, after, textLanguage],
  )
  const text = { before, after, segments, language: textLanguage }
  return (
    <>
      {before ? (
        <div className="diff-cell diff-before" aria-hidden={state === 'same' || undefined}>
          <DiffText {...text} shows="before" />
        </div>
      ) : null}
      {after ? (
        <div className="diff-cell diff-after">
          <DiffText {...text} shows="after" />
        </div>
      ) : null}
      {state === 'changed' ? (
        <div className="diff-cell diff-merged">
          <DiffText {...text} shows="both" />
        </div>
      ) : null}
    </>
  )
}

interface DiffTextProps {
  readonly before: DiffBlock | undefined
  readonly after: DiffBlock | undefined
  readonly segments: readonly DiffSegment[]
  readonly shows: 'before' | 'after' | 'both'
  readonly language: string
}

/** One block of text with its changes marked: before, after, or both combined. */
function DiffText({ before, after, segments, shows, language }: DiffTextProps) {
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
  const hiddenText = (path: 'diff.added' | 'diff.removed') => (
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
            {hiddenText('diff.removed')}
            <Runs runs={before} />
          </del>
        ) : null}
        {after.length > 0 && shows !== 'before' ? (
          <ins>
            {hiddenText('diff.added')}
            <Runs runs={after} />
          </ins>
        ) : null}
      </span>
    )
  })
}

const tags = { strong: 'strong', emphasis: 'em', code: 'code' } as const

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return [...runs.entries()].map(([at, { text, detail, styles = [] }]) => (
    <Styled key={at} styles={styles} detail={detail}>
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

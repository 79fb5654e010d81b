/** The blocks of a comparison in order. Many unchanged blocks in a row are collapsed. */
import { useMemo } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import type { DiffBlock, Row } from './compare-blocks.ts'
import { blocksOf, compareBlocks, runsOf } from './compare-blocks.ts'
import { compareWords } from './compare-words.ts'
import { DiffText } from './diff-text.tsx'

const messages = { diff: english.diff }

bringIcons({ chevron })

interface DiffRowsProps {
  readonly before: string | readonly DiffBlock[]
  readonly after: string | readonly DiffBlock[]
  readonly language: string | undefined
}

export function DiffRows({ before, after, language }: DiffRowsProps) {
  const { lang, word } = useUi(messages)
  const spoken = language ?? lang
  const parts = useMemo(
    () => folded(compareBlocks(blocksOf(before), blocksOf(after), spoken)),
    [before, after, spoken],
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
  readonly rows: readonly Row[]
}

/** The number of unchanged blocks around a change that stay visible. */
const around = 1

/** Fewer blocks than this are no longer than the line that would replace them. */
const worthFolding = 3

/** Of unchanged blocks, only those next to a change are visible at first. */
function folded(rows: readonly Row[]): readonly Part[] {
  const isNear = rows.map((_, index) =>
    rows.slice(Math.max(0, index - around), index + around + 1).some(({ state }) => state !== 'same'),
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
  readonly rows: readonly Row[]
  readonly from: number
  readonly language: string | undefined
}

function Rows({ rows, from, language }: RowsProps) {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its index, and has no state.
    <li key={from + index} className="diff-row" data-state={row.state}>
      <Cells row={row} language={language} />
    </li>
  ))
}

/**
 * Unchanged text in both columns is announced once. Changed text is in both, and once more combined for
 * narrow screens.
 */
function Cells({ row: { state, before, after }, language }: { row: Row; language: string | undefined }) {
  const { lang } = useUi()
  const spoken = language ?? lang
  const segments = useMemo(
    () => compareWords(before ? runsOf(before) : [], after ? runsOf(after) : [], spoken),
    [before, after, spoken],
  )
  const text = { before, after, segments, language: spoken }
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

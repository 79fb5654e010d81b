/**
 * The options of a field, above the page and as wide as the field. Of a long list only the visible options
 * are rendered, and each exposes its position in the whole list.
 */
import type { ReactNode, RefObject } from 'react'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { check } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { placeBelowAnchor } from '../popover/place-beside.ts'
import { optionId } from '../search-dialog/use-choice.ts'
import type { ComboboxOption } from './options.ts'
import type { ComboboxState } from './use-combobox.ts'

const messages = { combobox: english.combobox, inputMenu: english.inputMenu, button: english.button }

registerIcons({ check })

export interface OptionListProps {
  readonly combobox: ComboboxState
  /** The id of the field's label. */
  readonly labelledBy: string
  readonly isSelected: (option: ComboboxOption) => boolean
  readonly isMultiple?: boolean
}

export function OptionList({ combobox, labelledBy, isSelected, isMultiple = false }: OptionListProps) {
  const { listId, isOpen, offered, active } = combobox
  const popover = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(offered), [offered])
  const activeRow = useMemo(
    () => rows.findIndex((row) => row.kind === 'option' && row.position === active),
    [rows, active],
  )
  useShown(popover, isOpen)
  const { first, rowHeight, follow } = useScroll(list, activeRow, isOpen)
  return (
    <>
      <div ref={popover} className="popover option-list" popover="manual">
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-labelledby={labelledBy}
          aria-multiselectable={isMultiple || undefined}
          className="options"
          onScroll={follow}
        >
          {isOpen ? (
            <div role="presentation" className="option-rows" style={{ blockSize: rows.length * rowHeight }}>
              {groupsOf(visibleRows(first, activeRow, rows.length), rows).map(({ group, positions }) => (
                <Group key={group ?? ''} group={group}>
                  {positions.map((place) => (
                    <Line
                      key={keyOf(rows[place])}
                      row={rows[place]}
                      top={place * rowHeight}
                      combobox={combobox}
                      isSelected={isSelected}
                    />
                  ))}
                </Group>
              ))}
            </div>
          ) : null}
        </div>
        <Outcome {...combobox} />
      </div>
      <Count {...combobox} />
    </>
  )
}

function useShown(popover: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const { current } = popover
    if (!isOpen || current === null) return undefined
    current.showPopover()
    if (current.parentElement) placeBelowAnchor(current, current.parentElement)
    return () => current.hidePopover()
  }, [popover, isOpen])
}

/** The height of an option before it is measured. */
const defaultHeight = 32

function useScroll(list: RefObject<HTMLElement | null>, activeRow: number, isOpen: boolean) {
  const [first, setFirst] = useState(0)
  const [rowHeight, setRowHeight] = useState(defaultHeight)
  const follow = () => setFirst(Math.floor((list.current?.scrollTop ?? 0) / rowHeight))

  // Before the paint, so that the active option exists when the field refers to it.
  useLayoutEffect(() => {
    const { current } = list
    if (!isOpen || current === null) return
    setRowHeight(current.querySelector<HTMLElement>('.option')?.offsetHeight || defaultHeight)
    const top = activeRow * rowHeight
    const bottom = top + rowHeight - current.clientHeight
    if (activeRow < 0) current.scrollTop = 0
    else if (top < current.scrollTop) current.scrollTop = top
    else if (bottom > current.scrollTop) current.scrollTop = bottom
    setFirst(Math.floor(current.scrollTop / rowHeight))
  }, [list, activeRow, rowHeight, isOpen])
  return { first, rowHeight, follow }
}

interface GroupOfRows {
  readonly group: string | undefined
  readonly positions: readonly number[]
}

const groupOf = (row: Row | undefined) => (row?.kind === 'group' ? row.group : row?.option.group)

/** The rendered rows, by group. */
function groupsOf(places: readonly number[], rows: readonly Row[]): readonly GroupOfRows[] {
  const groups = Map.groupBy(places, (place) => groupOf(rows[place]))
  return [...groups].map(([group, inGroup]) => ({ group, positions: inGroup }))
}

const keyOf = (row: Row | undefined) => (row?.kind === 'group' ? 'group' : `option ${row?.option.value}`)

interface GroupProps {
  readonly group: string | undefined
  readonly children: ReactNode
}

function Group({ group, children }: GroupProps) {
  if (group === undefined) return children
  return (
    <div role="group" aria-label={group}>
      {children}
    </div>
  )
}

interface LineProps {
  readonly row: Row | undefined
  readonly top: number
  readonly combobox: ComboboxState
  readonly isSelected: (option: ComboboxOption) => boolean
}

// Virtual list: the rows of a long list, and which of them have to be rendered.

/** An option, or the name of the group that starts with the next one. */
type Row =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'option'; readonly option: ComboboxOption; readonly position: number }

export function rowsOf(options: readonly ComboboxOption[]): readonly Row[] {
  return options.flatMap((option, position): Row[] => {
    const row = { kind: 'option', option, position } as const
    const { group } = option
    return group === undefined || group === options[position - 1]?.group
      ? [row]
      : [{ kind: 'group', group }, row]
  })
}

/** Rows beyond the visible ones, so that scrolling shows no gap. */
const rowsBeyond = 10
const shown = 20

/** The indexes of the rendered rows: the visible ones, and the active one wherever it is. */
export function visibleRows(first: number, active: number, count: number): readonly number[] {
  const start = Math.max(0, Math.min(first, count - 1) - rowsBeyond)
  const end = Math.min(count, Math.max(first, 0) + shown + rowsBeyond)
  const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
  if (active < 0 || active >= count || (active >= start && active < end)) return places
  return active < start ? [active, ...places] : [...places, active]
}

function Line({ row, top, combobox, isSelected }: LineProps) {
  const style = { insetBlockStart: top }
  if (row === undefined) return null
  if (row.kind === 'group')
    return (
      <div className="option-group" style={style} aria-hidden="true">
        {row.group}
      </div>
    )
  const { option, position } = row
  const isCreating = combobox.isLastNew && position === combobox.offered.length - 1
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which refers to it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    <div
      id={optionId(combobox.listId, position)}
      role="option"
      className="option"
      style={style}
      title={option.label}
      aria-selected={!isCreating && isSelected(option)}
      aria-disabled={option.disabled || undefined}
      aria-setsize={combobox.offered.length}
      aria-posinset={position + 1}
      data-active={position === combobox.active ? '' : undefined}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => combobox.choose(option)}
    >
      <span className="option-label">{option.label}</span>
      {option.note ? <span className="option-note">{option.note}</span> : null}
      {!isCreating && isSelected(option) ? <Icon name="check" /> : null}
    </div>
  )
}

/** The message that replaces the options. */
function useOutcome({ state, offered, typed }: ComboboxState): string {
  const { word } = useUi(messages)
  if (state === 'failed') return word('combobox.failed')
  if (offered.length > 0) return ''
  if (state === 'loading') return word('button.loading')
  return word(typed ? 'inputMenu.noMatch' : 'inputMenu.noData')
}

function Outcome(combobox: ComboboxState) {
  const outcome = useOutcome(combobox)
  return outcome && combobox.isOpen ? (
    <p className="option-outcome" aria-hidden="true">
      {outcome}
    </p>
  ) : null
}

/** Announces the count to screen readers. */
function Count(combobox: ComboboxState) {
  const { word, lang } = useUi(messages)
  const outcome = useOutcome(combobox)
  const count = new Intl.NumberFormat(lang).format(combobox.offered.length)
  return <LiveRegion message={combobox.isOpen ? outcome || word('combobox.found', { count }) : ''} />
}

/** The separator between two column headers, which is dragged or moved with the arrow keys. */
import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { dataTable: english.dataTable }

export const narrowest = 64
const widest = 960
const byKey = 16

const within = (width: number) => Math.round(Math.min(widest, Math.max(narrowest, width)))

interface ColumnResizerProps {
  readonly label: string
  /** The width that was set. Undefined while the table distributes its width. */
  readonly width: number | undefined
  readonly onResize: (width: number) => void
  readonly onReset: () => void
}

export function ColumnResizer({ label, width, onResize, onReset }: ColumnResizerProps) {
  const { dir, word } = useUi(messages)
  const start = useRef({ x: 0, width: 0 })
  const towards = dir === 'rtl' ? -1 : 1

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus({ preventScroll: true })
    start.current = { x: event.clientX, width: widthOfHead(event.currentTarget) }
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onResize(within(start.current.width + towards * (event.clientX - start.current.x)))
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = widthOfHead(event.currentTarget)
    const next = {
      ArrowRight: now + towards * byKey,
      ArrowLeft: now - towards * byKey,
      Home: narrowest,
      End: widest,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(within(next))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved.
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={word('dataTable.resize', { column: label })}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width ?? narrowest}
      tabIndex={-1}
      className="data-table-resizer"
      ref={(separator) => {
        if (separator && width === undefined) separator.ariaValueNow = `${within(widthOfHead(separator))}`
      }}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onKeyDown={handleKeyDown}
      onDoubleClick={onReset}
    />
  )
}

const widthOfHead = (separator: Element) =>
  separator.closest('th')?.getBoundingClientRect().width ?? narrowest

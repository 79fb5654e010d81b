import type { KeyboardEvent, ReactNode } from 'react'

interface ReadAlongProps<Row> {
  readonly rows: readonly Row[]
  /** Called with the row that has the focus after a key moved it. */
  readonly onMove: (row: Row) => void
  readonly children: ReactNode
}

/** Around a list beside an open message: the open message can follow the focus from row to row. */
export function ReadAlong<Row>({ rows, onMove, children }: ReadAlongProps<Row>) {
  const handleKeyDown = ({ nativeEvent: { defaultPrevented } }: KeyboardEvent) => {
    const at = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    const row = rows[Number(at ?? -1)]
    if (defaultPrevented && row !== undefined) onMove(row)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the table inside is the interactive element.
    <div className="documents-rows enquiries-list" onKeyDown={handleKeyDown}>
      {children}
    </div>
  )
}

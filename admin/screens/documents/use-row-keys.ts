/** Keys of a list that work anywhere on the screen. Within the rows, the table itself handles keys. */
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useCommands } from '../../shell/commands/use-commands.ts'
import type { RowCommands } from './actions/row-commands.ts'
import type { Summary } from './summary.ts'

interface RowKeysOptions {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly Summary[]
  readonly commands: RowCommands
  readonly isSelectable: boolean
}

export function useRowKeys({ table, rows, commands, isSelectable }: RowKeysOptions): void {
  const { t } = useLingui()
  const group = t`Rows`
  /** Where arrow keys start: the last focused row, or the first. */
  const enter = () => {
    const stop = table.current?.querySelector<HTMLElement>('tbody [tabindex="0"], tbody [scope="row"] a')
    stop?.focus()
  }
  const focused = () => {
    const row = table.current?.querySelector<HTMLElement>('[data-row]:focus-within')
    return row ? rows[Number(row.dataset.row)] : undefined
  }
  const withFocused = (act: (row: Summary) => void) => () => {
    const row = focused()
    if (row === undefined) enter()
    else act(row)
  }
  useCommands(() => {
    if (rows.length === 0) return []
    const { preview } = commands
    return [
      { id: 'row-next', group, label: t`To the next row`, keys: 'j', hidden: true, run: enter },
      { id: 'row-previous', group, label: t`To the row before`, keys: 'k', hidden: true, run: enter },
      {
        id: 'row-edit',
        group,
        label: t`Open this row`,
        keys: 'e',
        hidden: true,
        run: withFocused(commands.edit),
      },
      ...(isSelectable
        ? [{ id: 'row-select', group, label: t`Select this row`, keys: 'x', hidden: true, run: enter }]
        : []),
      ...(preview === undefined
        ? []
        : [
            {
              id: 'row-preview',
              group,
              label: t`Preview this row`,
              keys: 'p',
              hidden: true,
              run: withFocused(preview),
            },
          ]),
    ]
  })
}

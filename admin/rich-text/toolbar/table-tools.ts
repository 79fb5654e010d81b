/** Table tools for the table at the caret. */
import type { MenuAction, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addColumnBefore, deleteRow, deleteTable } from 'prosemirror-tables'
import { addAlignedRow, alignColumn, deleteOneColumn, isInHead } from './table-commands.ts'

export function tableTools(
  i18n: I18n,
  state: EditorState,
  run: (command: Command) => void,
): readonly MenuEntry[] {
  const entry = (label: string, command: Command): MenuAction => ({ label, onSelect: () => run(command) })
  const inHead = isInHead(state)
  return [
    {
      kind: 'branch',
      label: i18n._(msg`Row`),
      items: [
        { ...entry(i18n._(msg`Insert above`), addAlignedRow('before')), disabled: inHead },
        entry(i18n._(msg`Insert below`), addAlignedRow('after')),
        { ...entry(i18n._(msg`Delete this row`), deleteRow), tone: 'danger', disabled: inHead },
      ],
    },
    {
      kind: 'branch',
      label: i18n._(msg`Column`),
      items: [
        entry(i18n._(msg`Insert before`), addColumnBefore),
        entry(i18n._(msg`Insert after`), addColumnAfter),
        { kind: 'separator' },
        entry(i18n._(msg`Align left`), alignColumn('left')),
        entry(i18n._(msg`Align in the middle`), alignColumn('center')),
        entry(i18n._(msg`Align right`), alignColumn('right')),
        { kind: 'separator' },
        {
          ...entry(i18n._(msg`Delete this column`), deleteOneColumn),
          tone: 'danger',
          disabled: !deleteOneColumn(state),
        },
      ],
    },
    { ...entry(i18n._(msg`Delete the table`), deleteTable), icon: 'trash', tone: 'danger' },
  ]
}

/** Tools for what the caret is in: a component, a table; and for a piece of source that is chosen. They come and go with it. */
import { Toolbar } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Command, EditorState } from 'prosemirror-state'
import { sourceBlockTools } from '../source-blocks/source-block-tools.ts'
import { componentTools, nameOf } from '../toolbar/component-tools.ts'
import type { ComponentPosition, SelectionState } from '../toolbar/selection-state.ts'
import { tableTools } from '../toolbar/table-tools.ts'

interface ContextToolsProps {
  readonly state: EditorState
  readonly selection: SelectionState
  readonly run: (command: Command) => void
  readonly onEdit: (place: ComponentPosition) => void
  readonly onSourceBlock: (at: number) => void
}

export function ContextTools({ state, selection, run, onEdit, onSourceBlock }: ContextToolsProps) {
  const { t, i18n } = useLingui()
  const place = selection.components.at(-1)
  const use = { i18n, state, run, onEdit }
  const name = place === undefined ? undefined : nameOf(i18n, place)
  const { sourceBlock } = selection
  if (place === undefined && sourceBlock === undefined && !selection.table) return null
  return (
    <div className="context-tools">
      {name === undefined ? null : (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">
            {name}
          </span>
          <Toolbar label={name} items={componentTools(use, selection.components)} />
        </div>
      )}
      {sourceBlock === undefined ? null : (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">{t`Source`}</span>
          <Toolbar
            label={t`Source`}
            items={sourceBlockTools({ i18n, state, run, onSourceBlock }, sourceBlock)}
          />
        </div>
      )}
      {selection.table ? (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">{t`Table`}</span>
          <Toolbar label={t`Table`} items={tableTools(i18n, state, run)} />
        </div>
      ) : null}
    </div>
  )
}

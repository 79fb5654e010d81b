/** Tools for what the caret is in: a component, a table; and for a piece of source that is chosen. They come and go with it. */
import { Toolbar } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Command, EditorState } from 'prosemirror-state'
import { pieceTools } from '../source-blocks/source-block-tools.ts'
import { componentTools, nameOf } from '../toolbar/component-tools.ts'
import type { ComponentPlace, Standing } from '../toolbar/selection-state.ts'
import { tableTools } from '../toolbar/table-tools.ts'

interface ContextToolsProps {
  readonly state: EditorState
  readonly standing: Standing
  readonly run: (act: Command) => void
  readonly onEdit: (place: ComponentPlace) => void
  readonly onPiece: (at: number) => void
}

export function ContextTools({ state, standing, run, onEdit, onPiece }: ContextToolsProps) {
  const { t, i18n } = useLingui()
  const place = standing.components.at(-1)
  const use = { i18n, state, run, onEdit }
  const name = place === undefined ? undefined : nameOf(i18n, place)
  const { piece } = standing
  if (place === undefined && piece === undefined && !standing.table) return null
  return (
    <div className="context-tools">
      {name === undefined ? null : (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">
            {name}
          </span>
          <Toolbar label={name} items={componentTools(use, standing.components)} />
        </div>
      )}
      {piece === undefined ? null : (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">{t`Source`}</span>
          <Toolbar label={t`Source`} items={pieceTools({ i18n, state, run, onPiece }, piece)} />
        </div>
      )}
      {standing.table ? (
        <div className="context-row">
          <span className="context-name" aria-hidden="true">{t`Table`}</span>
          <Toolbar label={t`Table`} items={tableTools(i18n, state, run)} />
        </div>
      ) : null}
    </div>
  )
}

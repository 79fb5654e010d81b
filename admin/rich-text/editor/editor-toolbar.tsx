/** The tools of a text in one row, and below them those of the component or table that one is in. */
import { Toolbar } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ReactNode } from 'react'
import type { ComponentPosition, SelectionState } from '../toolbar/selection-state.ts'
import { rareTools, textTools } from '../toolbar/text-tools.ts'
import { ContextTools } from './context-tools.tsx'
import type { WritingActions } from './use-editor-commands.ts'
import type { Views } from './view-tools.ts'
import { viewTools } from './view-tools.ts'

interface WritingToolbarProps {
  readonly view: EditorView
  readonly selection: SelectionState
  readonly views: Views
  readonly mod: string
  /** Nothing where the text may only be read. */
  readonly actions: WritingActions | undefined
  readonly run: (command: Command) => void
  readonly onEdit: (place: ComponentPosition) => void
  readonly onSourceBlock: (at: number) => void
  /** What is open: it stays in sight with the tools. */
  readonly children: ReactNode
}

export function WritingToolbar(props: WritingToolbarProps) {
  const { view, selection, views, mod, actions, run, onEdit, onSourceBlock, children } = props
  const { t, i18n } = useLingui()
  const use = actions && { i18n, selection, mod, run, actions }
  const items = [
    ...(use ? textTools(use) : []),
    ...viewTools(i18n, views, mod),
    ...(use ? rareTools(use) : []),
  ]
  return (
    <div className="writing-tools">
      <Toolbar label={t`Tools of the text`} items={items} />
      {use ? <ContextTools state={view.state} {...{ selection, run, onEdit, onSourceBlock }} /> : null}
      {children}
    </div>
  )
}

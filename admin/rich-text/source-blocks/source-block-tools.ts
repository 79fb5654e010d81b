/** Tools for the selected source block. */
import type { MenuAction, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Command, EditorState } from 'prosemirror-state'
import { duplicateComponent, moveComponent, removeComponent } from '../toolbar/component-commands.ts'
import type { SourceBlockPosition } from './source-block-commands.ts'

interface SourceBlockToolsOptions {
  readonly i18n: I18n
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onSourceBlock: (at: number) => void
}

export function sourceBlockTools(
  { i18n, state, run, onSourceBlock }: SourceBlockToolsOptions,
  block: SourceBlockPosition,
) {
  const { at, kind } = block
  const open: MenuAction = {
    label: kind === 'rewritten' ? i18n._(msg`What editing would change`) : i18n._(msg`Edit the source`),
    icon: kind === 'rewritten' ? 'eye' : 'code',
    keys: 'Enter',
    onSelect: () => onSourceBlock(at),
  }
  const actions: readonly (MenuAction & { readonly act: Command })[] = [
    entry(i18n._(msg`Move up`), 'arrow-up', moveComponent(at, -1)),
    entry(i18n._(msg`Move down`), 'arrow-down', moveComponent(at, 1)),
    entry(i18n._(msg`Duplicate`), 'copy', duplicateComponent(at)),
    { ...entry(i18n._(msg`Delete`), 'trash', removeComponent(at)), tone: 'danger' },
  ]
  const tools: readonly MenuEntry[] = [open, ...actions.filter(({ act }) => act(state))]
  return tools

  function entry(label: string, icon: string, command: Command) {
    return { label, icon, act: command, onSelect: () => run(command) }
  }
}

/** Component tools for the components around the caret, innermost first. */
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { MenuAction, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { IconName } from '@cyanotype/ui/icons/resolve.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Command, EditorState } from 'prosemirror-state'
import { newComponent } from '../insert/new-component.ts'
import {
  addPart,
  duplicateComponent,
  moveComponent,
  partOf,
  removeComponent,
  unwrapComponent,
} from './component-commands.ts'
import type { ComponentPosition } from './selection-state.ts'

interface ToolsUse {
  readonly i18n: I18n
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onEdit: (place: ComponentPosition) => void
}

export function componentTools(use: ToolsUse, places: readonly ComponentPosition[]): readonly MenuEntry[] {
  const [innermost, ...around] = places.toReversed()
  if (innermost === undefined) return []
  const outer = around.map(
    (place): MenuEntry => ({ kind: 'branch', label: nameOf(use.i18n, place), items: toolsOf(use, place) }),
  )
  return [...toolsOf(use, innermost), ...(outer.length > 0 ? [{ kind: 'separator' } as const, ...outer] : [])]
}

function toolsOf({ i18n, state, run, onEdit }: ToolsUse, place: ComponentPosition): readonly MenuEntry[] {
  const { name, at } = place
  const part = partOf(name)
  const fresh = part === undefined ? undefined : newPart(i18n, state, at, part)
  const hasProps = Object.keys(componentNamed(name)?.schema ?? {}).length > 0
  const offered: readonly (MenuAction & { readonly act?: Command })[] = [
    ...(hasProps
      ? [
          {
            label: i18n._(msg`Settings`),
            icon: 'settings' as const,
            keys: 'Alt+Enter',
            onSelect: () => onEdit(place),
          },
        ]
      : []),
    ...(fresh && part
      ? [action(i18n._(msg`Add: ${nameOf(i18n, { name: part, at })}`), 'plus', addPart(at, fresh))]
      : []),
    action(i18n._(msg`Move up`), 'arrow-up', moveComponent(at, -1)),
    action(i18n._(msg`Move down`), 'arrow-down', moveComponent(at, 1)),
    action(i18n._(msg`Duplicate`), 'copy', duplicateComponent(at)),
    action(i18n._(msg`Keep only its content`), 'union', unwrapComponent(at)),
    { ...action(i18n._(msg`Delete`), 'trash', removeComponent(at)), tone: 'danger' },
  ]
  return offered.filter(({ act }) => act === undefined || act(state))

  function action(label: string, icon: IconName, command: Command) {
    return { label, icon, act: command, onSelect: () => run(command) }
  }
}

export function nameOf(i18n: I18n, { name }: ComponentPosition): string {
  const component = componentNamed(name)
  return component === undefined ? name : i18n._(component.label)
}

function newPart(i18n: I18n, state: EditorState, at: number, part: string) {
  if (componentNamed(part)?.editor.fromLibrary !== undefined) return undefined
  const number = (state.doc.nodeAt(at)?.childCount ?? 0) + 1
  return newComponent(part, ({ label }) => i18n._(label), {}, number)
}

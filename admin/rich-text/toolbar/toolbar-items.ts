/** Toolbar items for text, tables and components, most used first. Those without room are in the More menu. */
import { propsOf } from '@cyanotype/content/mdx/components/define-component.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { MenuAction, MenuCheck, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { IconName } from '@cyanotype/ui/icons/resolve.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { addColumnAfter, addColumnBefore, deleteRow, deleteTable } from 'prosemirror-tables'
import { newComponent } from '../insert/insertions.ts'
import { schema } from '../schema/schema.ts'
import {
  addPart,
  duplicateComponent,
  moveComponent,
  partOf,
  removeComponent,
  setNodeAttributes,
  unwrapComponent,
} from './component-commands.ts'
import type { ComponentPosition, SelectionState } from './selection-state.ts'
import { addAlignedRow, alignColumn, deleteOneColumn, isInHead } from './table-commands.ts'
import type { BlockChoice } from './text-commands.ts'
import { setBlock, toggle, toggleList, toggleQuote } from './text-commands.ts'

export interface TextToolsOptions {
  readonly i18n: I18n
  readonly selection: SelectionState
  readonly mod: string
  readonly run: (command: Command) => void
  /** Actions that ask for input before they change the text. */
  readonly actions: { readonly link: () => void; readonly picture: () => void; readonly insert: () => void }
}

const { marks, nodes } = schema

const blockNames = {
  paragraph: msg`Paragraph`,
  heading2: msg`Heading 2`,
  heading3: msg`Heading 3`,
  heading4: msg`Heading 4`,
  codeBlock: msg`Code`,
} as const satisfies Record<BlockChoice, unknown>

const choices: readonly BlockChoice[] = ['paragraph', 'heading2', 'heading3', 'heading4', 'codeBlock']

const separator: MenuEntry = { kind: 'separator' }

export function textTools(use: TextToolsOptions): readonly MenuEntry[] {
  const { i18n, mod, actions } = use
  return [
    blockChoice(use),
    separator,
    boldTool(use),
    italicTool(use),
    { label: i18n._(msg`Link`), icon: 'link', keys: `${mod}+K`, onSelect: actions.link },
    ...blockTools(use),
    separator,
    { label: i18n._(msg`Image`), icon: 'image', onSelect: actions.picture },
    { label: i18n._(msg`Insert`), icon: 'plus', keys: '/', onSelect: actions.insert },
    separator,
    ...steps(use),
    separator,
  ]
}

/** Tools for selected text. */
export function selectionTools(use: TextToolsOptions): readonly MenuEntry[] {
  const { i18n, mod, selection, run, actions } = use
  const isHeading = selection.block === 'heading2'
  const heading: MenuEntry = {
    ...{ kind: 'check', label: i18n._(blockNames.heading2), checked: isHeading },
    onChange: () => run(setBlock(isHeading ? 'paragraph' : 'heading2')),
  }
  return [
    ...[boldTool(use), italicTool(use), codeTool(use)],
    { label: i18n._(msg`Link`), icon: 'link', keys: `${mod}+K`, onSelect: actions.link },
    ...(isHeading || selection.block === 'paragraph' ? [separator, heading] : []),
  ]
}

/** Rarely used tools. */
export function rareTools(use: TextToolsOptions): readonly MenuEntry[] {
  const struck = markTool(use, 'delete', use.i18n._(msg`Strikethrough`))
  return [codeTool(use), { ...struck, icon: 'struck' }]
}

type MarkName = 'strong' | 'emphasis' | 'inlineCode' | 'delete'

const markTool = ({ selection, run }: TextToolsOptions, name: MarkName, label: string): MenuCheck => ({
  ...{ kind: 'check', label, checked: selection[name], onChange: () => run(toggle(marks[name])) },
})

const boldTool = (use: TextToolsOptions): MenuEntry => ({
  ...markTool(use, 'strong', use.i18n._(msg`Bold`)),
  ...{ icon: 'bold', keys: `${use.mod}+B` },
})

const italicTool = (use: TextToolsOptions): MenuEntry => ({
  ...markTool(use, 'emphasis', use.i18n._(msg`Italic`)),
  ...{ icon: 'italic', keys: `${use.mod}+I` },
})

const codeTool = (use: TextToolsOptions): MenuEntry => ({
  ...markTool(use, 'inlineCode', use.i18n._(msg`Inline code`)),
  ...{ icon: 'code', keys: `${use.mod}+E` },
})

function blockChoice({ i18n, selection, run }: TextToolsOptions): MenuEntry {
  return {
    kind: 'choice',
    label: i18n._(msg`Block type`),
    value: selection.block,
    options: choices.map((value) => ({ value, label: i18n._(blockNames[value]) })),
    onChange: (value) => {
      const choice = choices.find((one) => one === value)
      if (choice) run(setBlock(choice))
    },
  }
}

function blockTools({ i18n, selection, run }: TextToolsOptions): readonly MenuEntry[] {
  const entry = (label: string, icon: string, checked: boolean, command: Command): MenuEntry => ({
    ...{ kind: 'check', label, icon, checked, onChange: () => run(command) },
  })
  return [
    entry(i18n._(msg`Bulleted list`), 'list', selection.bulletList, toggleList(nodes.bulletList)),
    entry(i18n._(msg`Numbered list`), 'list-ordered', selection.orderedList, toggleList(nodes.orderedList)),
    entry(i18n._(msg`Block quote`), 'quote', selection.blockquote, toggleQuote),
  ]
}

function steps({ i18n, selection, mod, run }: TextToolsOptions): readonly MenuEntry[] {
  return [
    {
      label: i18n._(msg`Undo`),
      icon: 'undo',
      keys: `${mod}+Z`,
      disabled: !selection.canUndo,
      onSelect: () => run(undo),
    },
    {
      label: i18n._(msg`Redo`),
      icon: 'redo',
      keys: `${mod}+Shift+Z`,
      disabled: !selection.canRedo,
      onSelect: () => run(redo),
    },
  ]
}

/** Table tools for the table at the caret. */
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
        { ...entry(i18n._(msg`Delete row`), deleteRow), tone: 'danger', disabled: inHead },
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
        entry(i18n._(msg`Align centre`), alignColumn('center')),
        entry(i18n._(msg`Align right`), alignColumn('right')),
        { kind: 'separator' },
        {
          ...entry(i18n._(msg`Delete column`), deleteOneColumn),
          tone: 'danger',
          disabled: !deleteOneColumn(state),
        },
      ],
    },
    { ...entry(i18n._(msg`Delete table`), deleteTable), icon: 'trash', tone: 'danger' },
  ]
}

interface ToolsUse {
  readonly i18n: I18n
  readonly state: EditorState
  readonly run: (command: Command) => void
  readonly onEdit: (place: ComponentPosition) => void
}

/** Component tools for the components around the caret, innermost first. */
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
  const component = componentNamed(name)
  const hasProps = Object.keys(component?.schema ?? {}).length > 0
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
    ...hiding(at),
    action(i18n._(msg`Keep content only`), 'union', unwrapComponent(at)),
    { ...action(i18n._(msg`Delete`), 'trash', removeComponent(at)), tone: 'danger' },
  ]
  return offered.filter(({ act }) => act === undefined || act(state))

  function hiding(position: number) {
    if (component === undefined || !('hidden' in propsOf(component))) return []
    const isHidden = state.doc.nodeAt(position)?.attrs.hidden === true
    const change = setNodeAttributes(position, { hidden: isHidden ? null : true })
    return [
      isHidden
        ? action(i18n._(msg`Show on the page`), 'eye', change)
        : action(i18n._(msg`Hide on the page`), 'eye-off', change),
    ]
  }

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

/** Text tools, most used first. Those without room are in the More menu. */
import type { MenuCheck, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import type { SelectionState } from './selection-state.ts'
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
  heading2: msg`Heading`,
  heading3: msg`Smaller heading`,
  heading4: msg`Smallest heading`,
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
    { label: i18n._(msg`Picture`), icon: 'image', onSelect: actions.picture },
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
  const struck = markTool(use, 'delete', use.i18n._(msg`Struck through`))
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
  ...markTool(use, 'inlineCode', use.i18n._(msg`Code in a line`)),
  ...{ icon: 'code', keys: `${use.mod}+E` },
})

function blockChoice({ i18n, selection, run }: TextToolsOptions): MenuEntry {
  return {
    kind: 'choice',
    label: i18n._(msg`Kind of block`),
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
    entry(i18n._(msg`List`), 'list', selection.bulletList, toggleList(nodes.bulletList)),
    entry(i18n._(msg`Numbered list`), 'list-ordered', selection.orderedList, toggleList(nodes.orderedList)),
    entry(i18n._(msg`Quotation`), 'quote', selection.blockquote, toggleQuote),
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

/** The tools of a text, the most needed first: what has no room waits behind “More”. */
import type { MenuCheck, MenuEntry } from '@cyanotype/ui/components/menu/menu-entry.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import type { Standing } from './selection-state.ts'
import type { BlockChoice } from './text-commands.ts'
import { setBlock, toggle, toggleList, toggleQuote } from './text-commands.ts'

export interface TextToolsUse {
  readonly i18n: I18n
  readonly standing: Standing
  readonly mod: string
  readonly run: (act: Command) => void
  /** What is asked before something is done. */
  readonly acts: { readonly link: () => void; readonly picture: () => void; readonly insert: () => void }
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

export function textTools(use: TextToolsUse): readonly MenuEntry[] {
  const { i18n, mod, acts } = use
  return [
    blockChoice(use),
    separator,
    boldTool(use),
    italicTool(use),
    { label: i18n._(msg`Link`), icon: 'link', keys: `${mod}+K`, onSelect: acts.link },
    ...blockTools(use),
    separator,
    { label: i18n._(msg`Picture`), icon: 'image', onSelect: acts.picture },
    { label: i18n._(msg`Insert`), icon: 'plus', keys: '/', onSelect: acts.insert },
    separator,
    ...steps(use),
    separator,
  ]
}

/** What is done to words that are chosen. */
export function selectionTools(use: TextToolsUse): readonly MenuEntry[] {
  const { i18n, mod, standing, run, acts } = use
  const isHeading = standing.block === 'heading2'
  const heading: MenuEntry = {
    ...{ kind: 'check', label: i18n._(blockNames.heading2), checked: isHeading },
    onChange: () => run(setBlock(isHeading ? 'paragraph' : 'heading2')),
  }
  return [
    ...[boldTool(use), italicTool(use), codeTool(use)],
    { label: i18n._(msg`Link`), icon: 'link', keys: `${mod}+K`, onSelect: acts.link },
    ...(isHeading || standing.block === 'paragraph' ? [separator, heading] : []),
  ]
}

/** What one needs now and then. */
export function rareTools(use: TextToolsUse): readonly MenuEntry[] {
  const struck = markTool(use, 'delete', use.i18n._(msg`Struck through`))
  return [codeTool(use), { ...struck, icon: 'struck' }]
}

type MarkName = 'strong' | 'emphasis' | 'inlineCode' | 'delete'

const markTool = ({ standing, run }: TextToolsUse, name: MarkName, label: string): MenuCheck => ({
  ...{ kind: 'check', label, checked: standing[name], onChange: () => run(toggle(marks[name])) },
})

const boldTool = (use: TextToolsUse): MenuEntry => ({
  ...markTool(use, 'strong', use.i18n._(msg`Bold`)),
  ...{ icon: 'bold', keys: `${use.mod}+B` },
})

const italicTool = (use: TextToolsUse): MenuEntry => ({
  ...markTool(use, 'emphasis', use.i18n._(msg`Italic`)),
  ...{ icon: 'italic', keys: `${use.mod}+I` },
})

const codeTool = (use: TextToolsUse): MenuEntry => ({
  ...markTool(use, 'inlineCode', use.i18n._(msg`Code in a line`)),
  ...{ icon: 'code', keys: `${use.mod}+E` },
})

function blockChoice({ i18n, standing, run }: TextToolsUse): MenuEntry {
  return {
    kind: 'choice',
    label: i18n._(msg`Kind of block`),
    value: standing.block,
    options: choices.map((value) => ({ value, label: i18n._(blockNames[value]) })),
    onChange: (value) => {
      const choice = choices.find((one) => one === value)
      if (choice) run(setBlock(choice))
    },
  }
}

function blockTools({ i18n, standing, run }: TextToolsUse): readonly MenuEntry[] {
  const entry = (label: string, icon: string, checked: boolean, act: Command): MenuEntry => ({
    ...{ kind: 'check', label, icon, checked, onChange: () => run(act) },
  })
  return [
    entry(i18n._(msg`List`), 'list', standing.bulletList, toggleList(nodes.bulletList)),
    entry(i18n._(msg`Numbered list`), 'list-ordered', standing.orderedList, toggleList(nodes.orderedList)),
    entry(i18n._(msg`Quotation`), 'quote', standing.blockquote, toggleQuote),
  ]
}

function steps({ i18n, standing, mod, run }: TextToolsUse): readonly MenuEntry[] {
  return [
    {
      label: i18n._(msg`Undo`),
      icon: 'undo',
      keys: `${mod}+Z`,
      disabled: !standing.canUndo,
      onSelect: () => run(undo),
    },
    {
      label: i18n._(msg`Redo`),
      icon: 'redo',
      keys: `${mod}+Shift+Z`,
      disabled: !standing.canRedo,
      onSelect: () => run(redo),
    },
  ]
}

/** Types of menu entries for menus, context menus and toolbars. */
import type { AnyIconName } from '../icon/icon.tsx'

interface Named {
  readonly label: string
  readonly icon?: AnyIconName
  readonly disabled?: boolean
}

/** An action. */
export interface MenuAction extends Named {
  readonly kind?: 'action'
  readonly onSelect: () => void
  /**
   * The shortcut for the same action anywhere, for display: `Ctrl+D`. The owner of the screen listens for it.
   */
  readonly keys?: string
  /** `danger` for actions that delete something. */
  readonly tone?: 'neutral' | 'danger'
}

/** A link. */
export interface MenuLink extends Named {
  readonly kind: 'link'
  readonly href: string
}

/** A setting that is on or off. */
export interface MenuCheck extends Named {
  readonly kind: 'check'
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly keys?: string
}

/** A choice of several values. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A submenu. */
export interface MenuBranch extends Named {
  readonly kind: 'branch'
  readonly items: readonly MenuEntry[]
}

/** A named group of entries. */
export interface MenuGroup {
  readonly kind: 'group'
  readonly label: string
  readonly items: readonly MenuEntry[]
}

export interface MenuSeparator {
  readonly kind: 'separator'
}

export type MenuEntry =
  | MenuAction
  | MenuLink
  | MenuCheck
  | MenuChoice
  | MenuBranch
  | MenuGroup
  | MenuSeparator

export function keyOf(entry: MenuEntry, place: number): string {
  return 'label' in entry ? `${entry.kind} ${entry.label}` : `separator ${place}`
}

/** Some entry has an icon or mark, so the labels of all entries are indented. */
export function hasMarks(entries: readonly MenuEntry[]): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'separator') return false
    if (entry.kind === 'group') return hasMarks(entry.items)
    return entry.kind === 'check' || entry.kind === 'choice' || entry.icon !== undefined
  })
}

/** Converts `Ctrl+K` to the format of `aria-keyshortcuts`. */
export function asKeyShortcuts(keys: string | undefined): string | undefined {
  return keys
    ?.replace(/Ctrl|⌃/, 'Control')
    .replace('⌘', 'Meta')
    .replace('⌥', 'Alt')
    .replace('⇧', 'Shift')
}

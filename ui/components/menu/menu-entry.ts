/** What a menu may hold: the same for menus, context menus, and the tools of a toolbar. */
import type { AnyIconName } from '../icon/icon.tsx'

interface Named {
  readonly label: string
  readonly icon?: AnyIconName
  readonly disabled?: boolean
}

/** Does something. */
export interface MenuAction extends Named {
  readonly kind?: 'action'
  readonly onSelect: () => void
  /** Keys that do the same from anywhere, as one reads them: `Ctrl+D`. Whoever owns the screen listens for them. */
  readonly keys?: string
  /** `danger` takes something away that somebody made. */
  readonly tone?: 'neutral' | 'danger'
}

/** Leads somewhere. */
export interface MenuLink extends Named {
  readonly kind: 'link'
  readonly href: string
}

/** Is on or off. */
export interface MenuCheck extends Named {
  readonly kind: 'check'
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly keys?: string
}

/** One of a few. */
export interface MenuChoice {
  readonly kind: 'choice'
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** Opens a menu of its own. */
export interface MenuBranch extends Named {
  readonly kind: 'branch'
  readonly items: readonly MenuEntry[]
}

/** Belongs together, under a name. */
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

/** Something in it stands before the words, so all words stand behind that. */
export function hasMarks(entries: readonly MenuEntry[]): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'separator') return false
    if (entry.kind === 'group') return hasMarks(entry.items)
    return entry.kind === 'check' || entry.kind === 'choice' || entry.icon !== undefined
  })
}

/** `Ctrl+K` as `aria-keyshortcuts` wants it. */
export function asKeyShortcuts(keys: string | undefined): string | undefined {
  return keys
    ?.replace(/Ctrl|⌃/, 'Control')
    .replace('⌘', 'Meta')
    .replace('⌥', 'Alt')
    .replace('⇧', 'Shift')
}

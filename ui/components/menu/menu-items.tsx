/** Menu items as native buttons and links, so that the browser handles Enter, Space and presses. */
import type { ReactNode } from 'react'
import { check, chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { safeHref } from '../../internal/safe-href.ts'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { Key } from '../key/key.tsx'
import type { MenuAction, MenuBranch, MenuCheck, MenuChoice, MenuEntry } from './menu-entry.ts'
import { asKeyShortcuts, hasMarks, keyOf } from './menu-entry.ts'
import { enterBranch } from './walk-menu.ts'

registerIcons({ check, chevron })

export interface MenuItemsProps {
  readonly items: readonly MenuEntry[]
  /** Closes all menus, returns the focus, and then runs the action, which may move the focus. */
  readonly onSelect: (then: () => void) => void
}

export function MenuItems({ items, onSelect }: MenuItemsProps) {
  return items.map((entry, place) => <MenuPart key={keyOf(entry, place)} entry={entry} onSelect={onSelect} />)
}

interface MenuPartProps<Entry = MenuEntry> {
  readonly entry: Entry
  readonly onSelect: MenuItemsProps['onSelect']
}

function MenuPart({ entry, onSelect }: MenuPartProps) {
  switch (entry.kind) {
    case 'separator':
      return <div role="separator" className="menu-separator" />
    case 'group':
      return (
        <div role="group" aria-label={entry.label} className="menu-group">
          <Title>{entry.label}</Title>
          <MenuItems items={entry.items} onSelect={onSelect} />
        </div>
      )
    case 'choice':
      return <Choice {...entry} />
    case 'branch':
      return <Branch entry={entry} onSelect={onSelect} />
    case 'check':
      return <Check {...entry} />
    case 'link':
      return (
        <a
          role="menuitem"
          tabIndex={-1}
          className="menu-item"
          aria-disabled={entry.disabled || undefined}
          {...(entry.disabled ? {} : safeHref(entry.href))}
        >
          <Face {...entry} />
        </a>
      )
    default:
      return <Action entry={entry} onSelect={onSelect} />
  }
}

/** The group itself exposes its name to screen readers. */
function Title({ children }: { readonly children: string }) {
  return (
    <div className="menu-title" aria-hidden="true">
      {children}
    </div>
  )
}

function Action({ entry, onSelect }: MenuPartProps<MenuAction>) {
  const { disabled, keys, tone } = entry
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      data-tone={tone}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={asKeyShortcuts(keys)}
      onClick={() => disabled || onSelect(entry.onSelect)}
    >
      <Face {...entry} />
    </button>
  )
}

function Check({ checked, disabled, keys, onChange, ...face }: MenuCheck) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      className="menu-item"
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={asKeyShortcuts(keys)}
      onClick={() => disabled || onChange(!checked)}
    >
      <Face {...face} keys={keys} icon={checked ? 'check' : undefined} />
    </button>
  )
}

function Choice({ label, value, options, onChange }: MenuChoice) {
  return (
    <div role="group" aria-label={label} className="menu-group">
      <Title>{label}</Title>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          tabIndex={-1}
          className="menu-item"
          aria-checked={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <Face label={option.label} icon={option.value === value ? 'check' : undefined} />
        </button>
      ))}
    </div>
  )
}

function Branch({ entry, onSelect }: MenuPartProps<MenuBranch>) {
  const { label, disabled, items } = entry
  return (
    <div role="none" className="menu-branch">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="menu-item"
        aria-haspopup="menu"
        aria-disabled={disabled || undefined}
        onClick={(event) => enterBranch(event.currentTarget)}
      >
        <Face {...entry} trailing={<Icon name="chevron" className="menu-submenu-icon" />} />
      </button>
      <div
        role="menu"
        aria-label={label}
        className="popover menu"
        popover="auto"
        data-marked={hasMarks(items) ? '' : undefined}
        onToggle={({ currentTarget, newState }) => {
          const item = currentTarget.previousElementSibling
          if (item) item.ariaExpanded = String(newState === 'open')
        }}
      >
        <MenuItems items={items} onSelect={onSelect} />
      </div>
    </div>
  )
}

interface FaceProps {
  readonly label: string
  readonly icon?: AnyIconName | undefined
  readonly keys?: string | undefined
  readonly trailing?: ReactNode
}

function Face({ label, icon, keys, trailing }: FaceProps) {
  return (
    <>
      {icon ? <Icon name={icon} className="menu-mark" /> : null}
      <span className="menu-text">{label}</span>
      {keys ? (
        <span aria-hidden="true" className="menu-keys">
          <Key>{keys}</Key>
        </span>
      ) : null}
      {trailing}
    </>
  )
}

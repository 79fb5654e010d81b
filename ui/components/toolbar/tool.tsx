/** A toolbar entry as a button, with the same types as in a menu. */
import type { ReactNode } from 'react'
import { chevronDown } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { Button, ButtonLink } from '../button/button.tsx'
import type { AnyIconName } from '../icon/icon.tsx'
import { Menu } from '../menu/menu.tsx'
import type { MenuCheck, MenuEntry } from '../menu/menu-entry.ts'
import { asKeyShortcuts, keyOf } from '../menu/menu-entry.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

registerIcons({ 'chevron-down': chevronDown })

const buttonProps = { variant: 'ghost', color: 'neutral', size: 'sm' } as const

export function Tool({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <span role="separator" aria-orientation="vertical" className="tool-separator" />
    case 'group':
      return (
        <span role="group" aria-label={entry.label} className="tool-group">
          {entry.items.map((item, place) => (
            <Tool key={keyOf(item, place)} entry={item} />
          ))}
        </span>
      )
    case 'choice': {
      const { label, value, options } = entry
      return (
        <MenuTool label={label} shown={options.find((each) => each.value === value)?.label} items={[entry]} />
      )
    }
    case 'branch':
      return <MenuTool label={entry.label} shown={entry.label} icon={entry.icon} items={entry.items} />
    case 'link':
      return (
        <Named label={entry.label} icon={entry.icon}>
          {(face) => <ButtonLink {...buttonProps} {...face} href={entry.href} />}
        </Named>
      )
    case 'check':
      return <Toggle {...entry} />
    default: {
      const { label, icon, keys, disabled, onSelect } = entry
      return (
        <Named label={label} icon={icon} keys={keys}>
          {(face) => (
            <Button
              {...buttonProps}
              {...face}
              aria-disabled={disabled || undefined}
              aria-keyshortcuts={asKeyShortcuts(keys)}
              onClick={() => disabled || onSelect()}
            />
          )}
        </Named>
      )
    }
  }
}

function Toggle({ label, icon, keys, disabled, checked, onChange }: MenuCheck) {
  return (
    <Named label={label} icon={icon} keys={keys}>
      {(face) => (
        <Button
          {...buttonProps}
          {...face}
          className="tool-toggle"
          aria-pressed={checked}
          aria-disabled={disabled || undefined}
          aria-keyshortcuts={asKeyShortcuts(keys)}
          onClick={() => disabled || onChange(!checked)}
        />
      )}
    </Named>
  )
}

type Face = { readonly icon: AnyIconName; readonly 'aria-label': string } | { readonly children: string }

interface NamedProps {
  readonly label: string
  readonly icon?: AnyIconName | undefined
  readonly keys?: string | undefined
  readonly children: (face: Face) => ReactNode
}

/** An icon shows its name as a tooltip. A text label needs none. */
function Named({ label, icon, keys, children }: NamedProps) {
  if (icon === undefined) return children({ children: label })
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label} side="bottom">
      {children({ icon, 'aria-label': label })}
    </Tooltip>
  )
}

interface MenuToolProps {
  readonly label: string
  readonly shown: string | undefined
  readonly icon?: AnyIconName | undefined
  readonly items: readonly MenuEntry[]
}

function MenuTool({ label, shown = label, icon, items }: MenuToolProps) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={(triggerProps) => (
        <Button
          {...buttonProps}
          {...triggerProps}
          {...(icon ? { icon } : {})}
          aria-label={shown === label ? undefined : `${label}: ${shown}`}
          trailingIcon="chevron-down"
        >
          {shown}
        </Button>
      )}
    />
  )
}

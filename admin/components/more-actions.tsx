import type { MenuProps } from '@cyanotype/ui/index.ts'
import { Button, Menu } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'

/** A menu of the rarer actions beside the buttons of a header. Nothing is shown where there are none. */
export function MoreActions({ items }: Pick<MenuProps, 'items'>) {
  const { t } = useLingui()
  if (items.length === 0) return null
  return (
    <Menu
      label={t`More actions`}
      items={items}
      trigger={(triggerProps) => (
        <Button {...triggerProps} variant="ghost" color="neutral" icon="more" aria-label={t`More actions`} />
      )}
    />
  )
}

/** Opens the menu of what it stands in by a plain press: the same one that the other button of a pointer opens. */
import { Button } from '@cyanotype/ui/index.ts'
import type { MouseEvent } from 'react'

export function RowMenuButton({ label }: { readonly label: string }) {
  return (
    <Button
      size="sm"
      variant="ghost"
      color="neutral"
      icon="more"
      aria-label={label}
      aria-haspopup="menu"
      onClick={openMenu}
    />
  )
}

function openMenu({ currentTarget }: MouseEvent<HTMLElement>) {
  const { left, bottom } = currentTarget.getBoundingClientRect()
  const place = { bubbles: true, cancelable: true, clientX: left, clientY: bottom }
  currentTarget.dispatchEvent(new window.MouseEvent('contextmenu', place))
}

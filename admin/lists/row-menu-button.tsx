/** Opens the context menu of its row with an ordinary click. */
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

/** Controls whether a dialog is open, like the screen around it would. */
import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'

interface Openness {
  readonly open: boolean
  readonly onClose: () => void
}

interface DialogStateProps {
  readonly children: (dialog: Openness, open: () => void) => ReactNode
}

export function DialogState({ children }: DialogStateProps) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return children({ open: isOpen, onClose: () => setIsOpen(false) }, open)
}

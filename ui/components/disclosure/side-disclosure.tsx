/** A list next to the text if there is room, and collapsed above it otherwise, with or without a script. */
import type { ReactNode } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { Icon } from '../icon/icon.tsx'

registerIcons({ chevron })

interface SideDisclosureProps {
  readonly label: string
  readonly children: ReactNode
}

/**
 * Both versions are in the page. The stylesheet of the component that contains it sets the width from which
 * the second is shown.
 */
export function SideDisclosure({ label, children }: SideDisclosureProps) {
  return (
    <>
      <details className="side-disclosure">
        <summary>
          <Icon name="chevron" />
          {label}
        </summary>
        {children}
      </details>
      <div className="side-disclosure-content">{children}</div>
    </>
  )
}

/** A list that stands beside the text where there is room, and folded above it where there is none, script or not. */
import type { ReactNode } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { Icon } from '../icon/icon.tsx'

bringIcons({ chevron })

interface SideDisclosureProps {
  readonly label: string
  readonly children: ReactNode
}

/** Both are in the page; the sheet of the component around it says from which width the second is shown. */
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

import type { ReactElement } from 'react'
import { useId } from 'react'
import { useUi } from '../../provider/ui-provider.tsx'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { Tooltip, TooltipProvider } from '../tooltip/tooltip.tsx'

export interface SideLink {
  readonly label: string
  readonly href: string
  /** All that is seen of it while the column is drawn in. */
  readonly icon: AnyIconName
  readonly current?: boolean
  /** How many things are there. */
  readonly count?: number | undefined
  /** Something there waits for somebody. */
  readonly waiting?: boolean | undefined
}

export interface SideGroup {
  /** The first group may go without. */
  readonly label?: string
  readonly links: readonly SideLink[]
}

interface SideGroupsProps {
  readonly groups: readonly SideGroup[]
  readonly collapsed: boolean
}

export function SideGroups({ groups, collapsed }: SideGroupsProps) {
  const id = useId()
  return (
    <TooltipProvider>
      {groups.map(({ label, links }, index) => {
        const labelId = label === undefined ? undefined : `${id}-${index}`
        return (
          <div key={label ?? ''} className="side-group">
            {label === undefined ? null : (
              <p id={labelId} className="side-group-label">
                <span className="side-words">{label}</span>
              </p>
            )}
            <ul className="plain-list" aria-labelledby={labelId}>
              {links.map((link) => (
                <li key={link.href}>
                  <Named label={link.label} collapsed={collapsed}>
                    <SideAnchor link={link} />
                  </Named>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </TooltipProvider>
  )
}

interface NamedProps {
  readonly label: string
  readonly collapsed: boolean
  readonly children: ReactElement
}

/** Drawn in, its words are still heard, and seen for whoever asks. */
function Named({ label, collapsed, children }: NamedProps) {
  const { dir } = useUi()
  if (!collapsed) return children
  return (
    <Tooltip label={label} side={dir === 'rtl' ? 'left' : 'right'}>
      {children}
    </Tooltip>
  )
}

/** What a tooltip adds to it is passed on. */
function SideAnchor({ link, ...rest }: { readonly link: SideLink }) {
  const { lang } = useUi()
  const { label, href, icon, current, count, waiting } = link
  return (
    <a
      {...rest}
      className="side-link"
      href={href}
      aria-current={current ? 'page' : undefined}
      data-waiting={waiting ? '' : undefined}
    >
      <Icon name={icon} />
      <span className="side-words">{label}</span>
      {count === undefined ? null : (
        <span className="side-count side-words">{new Intl.NumberFormat(lang).format(count)}</span>
      )}
    </a>
  )
}

import type { ReactElement, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUi } from '../../provider/ui-provider.tsx'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'

export interface SideLink {
  readonly label: string
  readonly href: string
  /** The only visible part while the navigation is collapsed. */
  readonly icon: AnyIconName
  readonly current?: boolean
  /** The number of items there. */
  readonly count?: number | undefined
  /** Whether something there needs attention. */
  readonly waiting?: boolean | undefined
}

export interface SideGroup {
  /** The first group may have no label. */
  readonly label?: string
  readonly links: readonly SideLink[]
}

interface SideGroupsProps {
  readonly groups: readonly SideGroup[]
  readonly collapsed: boolean
}

export function SideGroups({ groups, collapsed }: SideGroupsProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const tooltips = useTooltips(collapsed, place)
  const column = (
    <div ref={place}>
      {groups.map(({ label, links }, index) => {
        const labelId = label === undefined ? undefined : `${id}-${index}`
        return (
          <div key={label ?? ''} className="side-group">
            {label === undefined ? null : (
              <p id={labelId} className="side-group-label">
                <span className="side-text">{label}</span>
              </p>
            )}
            <ul className="plain-list" aria-labelledby={labelId}>
              {links.map((link) => (
                <li key={link.href}>
                  <Named label={link.label} tooltips={tooltips}>
                    <SideAnchor link={link} />
                  </Named>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
  return tooltips === undefined ? column : <tooltips.TooltipProvider>{column}</tooltips.TooltipProvider>
}

type Tooltips = Pick<typeof import('../tooltip/tooltip.tsx'), 'Tooltip' | 'TooltipProvider'>

/**
 * Loaded only when the navigation is collapsed, which few users do. Without tooltips the icons still have
 * accessible names.
 */
function useTooltips(collapsed: boolean, place: RefObject<HTMLElement | null>): Tooltips | undefined {
  const [tooltips, setTooltips] = useState<Tooltips>()
  useEffect(() => {
    if (!collapsed) return
    const take = (arrived: Tooltips) =>
      preservingFocus(place, () => flushSync(() => setTooltips({ ...arrived })))
    import('../tooltip/tooltip.tsx').then(take, () => undefined)
  }, [collapsed, place])
  return collapsed ? tooltips : undefined
}

/** The links are created again when they get their tooltips. */
function preservingFocus(place: RefObject<HTMLElement | null>, act: () => void): void {
  const held = document.activeElement
  const index = held === null ? -1 : [...linksIn(place)].indexOf(held)
  act()
  const again = linksIn(place)[index]
  if (again instanceof HTMLElement) again.focus()
}

const linksIn = (place: RefObject<HTMLElement | null>): ArrayLike<Element> & Iterable<Element> =>
  place.current?.querySelectorAll('a') ?? []

interface NamedProps {
  readonly label: string
  /** `undefined` while the labels are next to the icons. */
  readonly tooltips: Tooltips | undefined
  readonly children: ReactElement
}

/** The collapsed label is still exposed to screen readers, and shown as a tooltip. */
function Named({ label, tooltips, children }: NamedProps) {
  const { dir } = useUi()
  if (tooltips === undefined) return children
  return (
    <tooltips.Tooltip label={label} side={dir === 'rtl' ? 'left' : 'right'}>
      {children}
    </tooltips.Tooltip>
  )
}

/** Passes the props of a tooltip on. */
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
      <span className="side-text">{label}</span>
      {count === undefined ? null : (
        <span className="side-count side-text">{new Intl.NumberFormat(lang).format(count)}</span>
      )}
    </a>
  )
}

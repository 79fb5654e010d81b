import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { burgerMenu, close, sidebar } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { openAsDrawer } from '../header/drawer.ts'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = {
  dashboardSidebarCollapse: english.dashboardSidebarCollapse,
  dashboardSidebarToggle: english.dashboardSidebarToggle,
}

registerIcons({ 'burger-menu': burgerMenu, close, sidebar })

export interface SideNavigationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name of the navigation: `Admin`. */
  readonly label: string
  /** The link to the first screen. */
  readonly home: { readonly href: string; readonly name: string; readonly mark: ReactNode }
  /** The groups of links. */
  readonly groups: readonly SideGroup[]
  /**
   * Content above the links, such as a search. Text with the class `side-words` is hidden while collapsed.
   */
  readonly head?: ReactNode
  /** Content below the links, such as the signed-in user. */
  readonly foot?: ReactNode
  /** Whether the navigation shows icons only. Leave it out for uncontrolled navigation. */
  readonly collapsed?: boolean
  /** Whether the navigation shows icons only at first. */
  readonly defaultCollapsed?: boolean
  /** Called when the user collapses or expands the navigation. */
  readonly onCollapse?: (collapsed: boolean) => void
}

/**
 * The navigation of a tool: a column that can collapse to its icons, or a drawer on a narrow screen. The
 * parent stores whether it is collapsed.
 */
export function SideNavigation(props: SideNavigationProps) {
  const {
    label,
    home,
    groups,
    head,
    foot,
    collapsed,
    defaultCollapsed = false,
    onCollapse,
    ...others
  } = props
  const { className, ...rest } = others
  const { word } = useUi(messages)
  const [isCollapsed, setCollapsed] = useValue(collapsed, defaultCollapsed, onCollapse)
  const navigation = (collapses: boolean) => (
    <nav aria-label={label}>
      <SideGroups groups={groups} collapsed={collapses && isCollapsed} />
    </nav>
  )
  return (
    <div
      {...rest}
      className={cx('side-navigation screen-only', className)}
      data-collapsed={isCollapsed ? '' : undefined}
    >
      <div className="side-bar">
        <SideDrawer label={label}>
          {navigation(false)}
          {foot}
        </SideDrawer>
        <SideHome home={home} />
        {head ? <div className="side-head">{head}</div> : null}
      </div>
      <div className="side-column">
        <SideHome home={home} />
        {head ? <div className="side-head">{head}</div> : null}
        {navigation(true)}
        <div className="side-foot">
          {foot}
          <button
            type="button"
            className="side-collapse"
            aria-label={word(
              isCollapsed ? 'dashboardSidebarCollapse.expand' : 'dashboardSidebarCollapse.collapse',
            )}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <Icon name="sidebar" />
          </button>
        </div>
      </div>
    </div>
  )
}

function SideHome({ home }: { readonly home: SideNavigationProps['home'] }) {
  return (
    <a className="side-home" href={home.href}>
      {home.mark}
      <span className="side-text">{home.name}</span>
    </a>
  )
}

/** A `details` that the script turns into a drawer, as in the page header. */
function SideDrawer({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { word } = useUi(messages)
  const ref = useBehaviour<HTMLDetailsElement>(openAsDrawer, undefined)
  return (
    <details className="side-menu" ref={ref}>
      <summary aria-label={word('dashboardSidebarToggle.open')}>
        <Icon name="burger-menu" />
      </summary>
      <dialog className="side-drawer" aria-label={label} tabIndex={-1}>
        <button
          type="button"
          className="side-close"
          aria-label={word('dashboardSidebarToggle.close')}
          data-close=""
        >
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </details>
  )
}

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

function SideGroups({ groups, collapsed }: SideGroupsProps) {
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
  const focused = document.activeElement
  const index = focused === null ? -1 : [...linksIn(place)].indexOf(focused)
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

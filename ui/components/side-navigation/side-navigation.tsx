/**
 * The navigation of a tool: a column that can collapse to its icons, or a drawer on a narrow screen. The
 * parent stores whether it is collapsed.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { burgerMenu, close, sidebar } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/use-behaviour.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { openAsDrawer } from '../header/drawer.ts'
import { Icon } from '../icon/icon.tsx'
import type { SideGroup } from './side-groups.tsx'
import { SideGroups } from './side-groups.tsx'

const messages = {
  dashboardSidebarCollapse: english.dashboardSidebarCollapse,
  dashboardSidebarToggle: english.dashboardSidebarToggle,
}

bringIcons({ 'burger-menu': burgerMenu, close, sidebar })

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

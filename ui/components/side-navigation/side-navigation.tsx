/**
 * The ways through a tool: a column beside the work where there is room, which can be drawn in to its icons, and a drawer
 * where there is none. Whoever owns the screen remembers whether it is drawn in.
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
  /** What all of it is: `Admin`. */
  readonly label: string
  /** Where every screen can return to. */
  readonly home: { readonly href: string; readonly name: string; readonly mark: ReactNode }
  /** The groups of links. */
  readonly groups: readonly SideGroup[]
  /** Above everything: what is done from anywhere, such as searching. Words in it of the class `side-words` go when drawn in. */
  readonly head?: ReactNode
  /** Below everything: who is signed in. */
  readonly foot?: ReactNode
  /** Whether the navigation shows icons only. Leave it out to let it keep its own state. */
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

/** A fold that script turns into a drawer, as in the header of a page. */
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

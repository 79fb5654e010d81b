import type { ComponentPropsWithRef } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import { useBehaviour } from '../../internal/use-behaviour.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { SideDisclosure } from '../disclosure/side-disclosure.tsx'
import { Icon } from '../icon/icon.tsx'
import { persistTree } from './keep-tree.ts'

const messages = { sidebarTree: english.sidebarTree }

bringIcons({ chevron })

export interface TreePage {
  readonly label: string
  readonly href: string
  /** This very page. */
  readonly current?: boolean
  /** The language of its words, where that is another one. */
  readonly language?: string | undefined
}

export interface TreeBranch {
  readonly label: string
  readonly entries: readonly TreeEntry[]
}

export type TreeEntry = TreePage | TreeBranch

export interface SidebarTreeProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the pages are together: `Documentation`. */
  readonly label: string
  /** The branches of the first level stand open; deeper ones open around the current page. */
  readonly entries: readonly TreeEntry[]
}

/** All pages of a whole, beside each of them: lists in lists, which fold without script and remember it with script. */
export function SidebarTree({ label, entries, className, ref, ...rest }: SidebarTreeProps) {
  const { word } = useUi(messages)
  return (
    <nav
      aria-label={label}
      {...rest}
      ref={useBehaviour<HTMLElement>(persistTree, ref)}
      className={cx('sidebar-tree screen-only', className)}
    >
      <SideDisclosure label={word('sidebarTree.all')}>
        <Entries entries={entries} path="" />
      </SideDisclosure>
    </nav>
  )
}

function Entries({ entries, path }: { readonly entries: readonly TreeEntry[]; readonly path: string }) {
  return (
    <ul className="side-list plain-list">
      {entries.map((entry) => (
        <li key={entry.label} className={'entries' in entry ? 'sidebar-branch' : undefined}>
          {'entries' in entry ? (
            <Branch branch={entry} path={`${path}/${entry.label}`} />
          ) : (
            <a
              {...safeHref(entry.href)}
              lang={entry.language}
              aria-current={entry.current ? 'page' : undefined}
            >
              {entry.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Branch({ branch, path }: { readonly branch: TreeBranch; readonly path: string }) {
  const isTop = path.lastIndexOf('/') === 0
  return (
    <details open={isTop || leadsToCurrent(branch)} data-branch={path}>
      <summary>
        {branch.label}
        <Icon name="chevron" />
      </summary>
      <Entries entries={branch.entries} path={path} />
    </details>
  )
}

function leadsToCurrent({ entries }: TreeBranch): boolean {
  return entries.some((entry) => ('entries' in entry ? leadsToCurrent(entry) : entry.current === true))
}

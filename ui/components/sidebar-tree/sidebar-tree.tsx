import type { ComponentPropsWithRef } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { SideDisclosure } from '../disclosure/side-disclosure.tsx'
import { Icon } from '../icon/icon.tsx'
import { LanguageMark } from '../language-switch/language-mark.tsx'
import { persistTree } from './persist-tree.ts'

const messages = { sidebarTree: english.sidebarTree }

registerIcons({ chevron })

export interface TreePage {
  readonly label: string
  readonly href: string
  /** Whether this is the current page. */
  readonly current?: boolean
  /** The language of the label, if it differs. */
  readonly language?: string | undefined
}

export interface TreeBranch {
  readonly label: string
  /** The language of the label, if it differs. */
  readonly language?: string | undefined
  readonly entries: readonly TreeEntry[]
}

export type TreeEntry = TreePage | TreeBranch

export interface SidebarTreeProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the pages: `Documentation`. */
  readonly label: string
  /** Branches of the first level are open, deeper ones only around the current page. */
  readonly entries: readonly TreeEntry[]
}

/**
 * Navigation through all pages of a section: nested lists that open and close without a script, and are
 * remembered with one.
 */
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
            <a {...safeHref(entry.href)} aria-current={entry.current ? 'page' : undefined}>
              <Label {...entry} />
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
        <span>
          <Label {...branch} />
        </span>
        <Icon name="chevron" />
      </summary>
      <Entries entries={branch.entries} path={path} />
    </details>
  )
}

function Label({ label, language }: Pick<TreeEntry, 'label' | 'language'>) {
  if (language === undefined) return label
  return (
    <>
      <bdi lang={language}>{label}</bdi>
      <LanguageMark language={language} />
    </>
  )
}

function leadsToCurrent({ entries }: TreeBranch): boolean {
  return entries.some((entry) => ('entries' in entry ? leadsToCurrent(entry) : entry.current === true))
}

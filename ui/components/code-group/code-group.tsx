import type { ReactElement, ReactNode } from 'react'
import { Children, cloneElement, isValidElement } from 'react'
import { cx } from '../../internal/cx.ts'
import type { TabItem } from '../tabs/tab.tsx'
import { tabNamed, withOwnValues } from '../tabs/tab.tsx'
import type { TabsProps } from '../tabs/tabs.tsx'
import { Tabs } from '../tabs/tabs.tsx'

export type CodeGroupProps = Omit<TabsProps, 'items'>

/** The same code for several tools or languages, one at a time. The titles of the blocks are the tabs. */
export function CodeGroup({ children, className, ...rest }: CodeGroupProps) {
  return <Tabs {...rest} items={codeItems(children)} className={cx('code-group', className)} />
}

interface Titled {
  readonly title?: string | undefined
  readonly label?: string | undefined
  /** The title from the text: the settings after the language of a block. */
  readonly 'data-title'?: string | undefined
  readonly 'data-label'?: string | undefined
}

/** The child blocks as tabs. Children without a title are left out, because no tab could open them. */
export function codeItems(children: ReactNode): readonly TabItem[] {
  const tabs = Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Titled>(child)) return []
    const title = child.props.title ?? child.props['data-title']
    return title ? [tabNamed(title, underItsTab(child, title))] : []
  })
  return withOwnValues(tabs)
}

/** The tab shows the title, so the block uses it only as an accessible name. */
function underItsTab(block: ReactElement<Titled>, title: string): ReactNode {
  return block.props['data-title'] === undefined
    ? cloneElement(block, { title: undefined, label: title })
    : cloneElement(block, { 'data-title': undefined, 'data-label': title })
}

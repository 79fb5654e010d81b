/** A tab as an author writes it, and the plain data that tabs are drawn from. */
import type { ReactNode } from 'react'
import { Children, isValidElement } from 'react'

export interface TabProps {
  /** The label of the tab. */
  readonly label: string
  /** The tab's name in addresses and in what is remembered; made from the label when absent. */
  readonly value?: string
  /** The content of the panel. */
  readonly children?: ReactNode
}

/** Says what belongs to one tab; `Tabs` draws it. Alone it shows what it holds. */
export function Tab({ children }: TabProps) {
  return children
}

export interface TabItem {
  readonly value: string
  readonly label: string
  readonly panel: ReactNode
  /** Prevents the tab from being opened. */
  readonly disabled?: boolean
}

/** The tabs among children; whatever stands between them is left out. */
export function tabItems(children: ReactNode): TabItem[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabProps>(child) || child.type !== Tab) return []
    const { label, value, children: panel } = child.props
    return [tabNamed(label, panel, value)]
  })
}

/** A tab whose value is made from its label, where it has none of its own. */
export function tabNamed(label: string, panel: ReactNode, value = valueFrom(label)): TabItem {
  return { value, label, panel }
}

function valueFrom(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The `Tab` element of authors, and the data that tabs are rendered from. */
import type { ReactNode } from 'react'
import { Children, isValidElement } from 'react'

export interface TabProps {
  /** The label of the tab. */
  readonly label: string
  /** The name of the tab in URLs and storage. By default made from the label. */
  readonly value?: string
  /** The content of the panel. */
  readonly children?: ReactNode
}

/** Describes one tab for `Tabs`, which renders it. Alone it shows its content. */
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

/** The `Tab` children. Everything else is left out. */
export function tabItems(children: ReactNode): readonly TabItem[] {
  const tabs = Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabProps>(child) || child.type !== Tab) return []
    const { label, value, children: panel } = child.props
    return [tabNamed(label, panel, value)]
  })
  return withOwnValues(tabs)
}

/** Labels such as “C” and “C++” make the same value. The second one gets a number. */
export function withOwnValues(tabs: readonly TabItem[]): readonly TabItem[] {
  const taken = new Set<string>()
  return tabs.map((tab) => {
    let { value } = tab
    for (let number = 2; taken.has(value); number += 1) value = `${tab.value}-${number}`
    taken.add(value)
    return { ...tab, value }
  })
}

/** A tab whose value is made from its label by default. */
export function tabNamed(label: string, panel: ReactNode, value = valueFrom(label)): TabItem {
  return { value, label, panel }
}

function valueFrom(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Tabs in a text: all panels are readable before hydration. */
import type { CodeGroupProps, TabItem, TabsProps } from '@cyanotype/ui/index.ts'
import { codeItems, tabItems } from '@cyanotype/ui/index.ts'
import { Island } from '../../rendering/island.tsx'

export function TabsIsland({ children, ...rest }: TabsProps) {
  return <ItemsIsland {...rest} items={tabItems(children)} />
}

export function CodeGroupIsland({ children, ...rest }: CodeGroupProps) {
  return <ItemsIsland {...rest} items={codeItems(children)} className="code-group" />
}

interface ItemsIslandProps extends Pick<TabsProps, 'label' | 'group' | 'id' | 'defaultValue' | 'className'> {
  readonly items: readonly TabItem[]
}

function ItemsIsland({ items, label, group, id, defaultValue, className }: ItemsIslandProps) {
  return (
    <Island
      name="Tabs"
      props={{
        tabs: items.map(({ value, label }) => ({ value, label })),
        label,
        group,
        id,
        defaultValue,
        className,
      }}
      slots={Object.fromEntries(items.map(({ value, panel }) => [value, panel]))}
    />
  )
}

/** Tabs in a text: whole and readable as they come, and awake when somebody reaches for them. */
import type { TabsProps } from '@cyanotype/ui/index.ts'
import { tabItems } from '@cyanotype/ui/index.ts'
import { Island } from './island.tsx'

export function TabsIsland({ children, label, group, defaultValue }: TabsProps) {
  const items = tabItems(children)
  return (
    <Island
      name="Tabs"
      props={{ tabs: items.map(({ value, label }) => ({ value, label })), label, group, defaultValue }}
      slots={Object.fromEntries(items.map(({ value, panel }) => [value, panel]))}
    />
  )
}

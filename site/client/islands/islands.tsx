/**
 * The parts of a page that need React in the browser, by name. The browser fetches this file when the first one wakes, so
 * each comes by its own door and brings nothing but itself.
 */
import { Tabs } from '@cyanotype/ui/components/tabs/tabs.tsx'
import type { ReactNode } from 'react'

/** What an island is given besides its own data: the place of HTML that the server rendered into it. */
interface Slots {
  readonly slot: (name: string) => ReactNode
}

interface TabsData {
  readonly tabs: readonly { readonly value: string; readonly label: string }[]
  readonly label?: string | undefined
  readonly group?: string | undefined
  readonly id?: string | undefined
  readonly defaultValue?: string | undefined
  readonly className?: string | undefined
}

export const islands = {
  Tabs({ tabs, label, group, id, defaultValue, className, slot }: TabsData & Slots) {
    return (
      <Tabs
        items={tabs.map((tab) => ({ ...tab, panel: slot(tab.value) }))}
        className={className}
        {...(label === undefined ? {} : { label })}
        {...(group === undefined ? {} : { group })}
        {...(id === undefined ? {} : { id })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
      />
    )
  },
}

export type IslandName = keyof typeof islands
export type IslandData<Name extends IslandName> = Omit<Parameters<(typeof islands)[Name]>[0], keyof Slots>

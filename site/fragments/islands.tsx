/**
 * Islands by name: the parts of a page that need React in the browser. The browser loads this file with the
 * first island. Each is a separate chunk with only its own code.
 */
import { Tabs } from '@cyanotype/ui/components/tabs/tabs.tsx'
import type { ReactNode } from 'react'

/** What an island gets besides its own data: slots with HTML that the server rendered. */
export interface Slots {
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

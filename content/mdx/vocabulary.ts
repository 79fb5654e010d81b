/**
 * Vocabulary: the components that authors may use, in the order of the insert menu. The checker, the editor,
 * Storybook and the documentation are derived from their declarations. `ui/mdx/components.ts` renders them.
 */
import type { Component } from './components/define-component.ts'
import { Badge, Button, Key } from './components/inline.ts'
import {
  Card,
  CardGrid,
  Definition,
  Definitions,
  FileTree,
  Step,
  Steps,
  Table,
} from './components/lists-and-tables.ts'
import { Figure, Gallery, Video } from './components/media.ts'
import { Accordion, Accordions, Callout, CodeGroup, Quote, Tab, Tabs } from './components/text-blocks.ts'

export type { Component } from './components/define-component.ts'

/** Every component is listed under its own name. */
type ByName<Components> = { readonly [Name in keyof Components]: Component & { readonly name: Name } }

function byName<const Components extends ByName<Components>>(components: Components): Components {
  return components
}

export const vocabulary = byName({
  Callout,
  Tabs,
  Tab,
  Accordions,
  Accordion,
  CardGrid,
  Card,
  Steps,
  Step,
  CodeGroup,
  Table,
  Quote,
  Definitions,
  Definition,
  FileTree,
  Key,
  Gallery,
  Figure,
  Video,
  Button,
  Badge,
})

export type ComponentName = keyof typeof vocabulary

export const components: readonly Component[] = Object.values(vocabulary)

/**
 * The component with this name, or `undefined`. Names of Object members such as `constructor` are not
 * components.
 */
export function componentNamed(name: string): Component | undefined {
  const byAnyName: Readonly<Record<string, Component>> = vocabulary
  return Object.hasOwn(byAnyName, name) ? byAnyName[name] : undefined
}

/** The export of `ui` that renders a component. */
export function rendererOf({ render }: Component): string {
  return typeof render === 'string' ? render : render.component
}

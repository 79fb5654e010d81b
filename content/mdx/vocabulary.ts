/**
 * Vocabulary: the components that authors may use, in the order of the insert menu. The checker, the editor,
 * Storybook and the documentation are derived from their declarations. `ui/mdx/components.ts` renders them.
 */
import {
  CallToAction,
  Hero,
  ImageText,
  MapLink,
  People,
  Person,
  Statistic,
  Statistics,
  Timeline,
  TimelineEntry,
} from './components/blocks.ts'
import { LatestUpdates, Partners, ShowcaseRow } from './components/content-blocks.ts'
import type { Component } from './components/define-component.ts'
import { Form, FormField } from './components/forms.ts'
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
import { Embed, Figure, Gallery, Video } from './components/media.ts'
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
  Embed,
  Button,
  Badge,
  Hero,
  ImageText,
  Statistics,
  Statistic,
  Timeline,
  TimelineEntry,
  People,
  Person,
  CallToAction,
  Form,
  FormField,
  MapLink,
  LatestUpdates,
  ShowcaseRow,
  Partners,
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

/** Whether a component shows an image of the library with its alt text. */
export function isPictured(name: string | null): boolean {
  const schema = componentNamed(name ?? '')?.schema ?? {}
  return 'src' in schema && 'alt' in schema
}

/** The export of `ui` that renders a component. */
export function rendererOf({ render }: Component): string {
  return typeof render === 'string' ? render : render.component
}

/** The one map from the names that authors write to what draws them, shared by site, admin and Storybook. */
import type { ComponentType } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import { ButtonLink } from '../components/button/button.tsx'
import { Callout } from '../components/callout/callout.tsx'
import { Card, CardGrid } from '../components/card/card.tsx'
import { Disclosure, DisclosureGroup } from '../components/disclosure/disclosure.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { Tab } from '../components/tabs/tab.tsx'
import { Tabs } from '../components/tabs/tabs.tsx'
import { elements } from './elements.tsx'

// A map of components with different props has no narrower common type than this.
// biome-ignore lint/suspicious/noExplicitAny: React's own MDX types say the same
export type MdxComponents = Readonly<Record<string, ComponentType<any>>>

export const mdxComponents = {
  ...elements,
  Accordion: Disclosure,
  Accordions: DisclosureGroup,
  Badge,
  Button: ButtonLink,
  Callout,
  Card,
  CardGrid,
  Icon,
  Tab,
  Tabs,
} as const satisfies MdxComponents

/** These act in the browser by script, so a page wakes them there; everything else is done by HTML and CSS. */
export const islandNames = ['Tabs', 'Tooltip', 'Toaster'] as const

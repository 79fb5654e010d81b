/** Maps the component names that authors write to React components, for site, admin and Storybook. */
import type { ElementType } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import { ButtonLink } from '../components/button/button.tsx'
import { Callout } from '../components/callout/callout.tsx'
import { Card, CardGrid } from '../components/card/card.tsx'
import { CodeGroup } from '../components/code-group/code-group.tsx'
import { Definition, DefinitionList } from '../components/definition-list/definition-list.tsx'
import { Disclosure, DisclosureGroup } from '../components/disclosure/disclosure.tsx'
import { Embed } from '../components/embed/embed.tsx'
import { Figure } from '../components/figure/figure.tsx'
import { FileTree } from '../components/file-tree/file-tree.tsx'
import { Gallery } from '../components/gallery/gallery.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { Key } from '../components/key/key.tsx'
import { Quote } from '../components/quote/quote.tsx'
import { Step, Steps } from '../components/steps/steps.tsx'
import { CaptionedTable } from '../components/table/table.tsx'
import { Tab } from '../components/tabs/tab.tsx'
import { Tabs } from '../components/tabs/tabs.tsx'
import { Video } from '../components/video/video.tsx'
import { elements } from './elements.tsx'

/** Each has its own props, which nothing but the text knows. */
export type MdxComponents = Readonly<Record<string, ElementType>>

export const mdxComponents = {
  ...elements,
  Accordion: Disclosure,
  Accordions: DisclosureGroup,
  Badge,
  Button: ButtonLink,
  Callout,
  Card,
  CardGrid,
  CodeGroup,
  Definition,
  Definitions: DefinitionList,
  Embed,
  Figure,
  FileTree,
  Gallery,
  Icon,
  Key,
  Quote,
  Step,
  Steps,
  Tab,
  Table: CaptionedTable,
  Tabs,
  Video,
} as const satisfies MdxComponents

/** These need a script in the browser, so a page hydrates them there. All others work with HTML and CSS. */
export const islandNames = ['CodeGroup', 'Tabs', 'Tooltip', 'Toaster'] as const

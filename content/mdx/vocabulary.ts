/**
 * The words an author may use beyond Markdown: every component, what it may be told, and what it may hold. The checker,
 * the editor's insert menu and the documentation are made from this; how each looks is in `ui/mdx/components.ts`.
 */
import { z } from 'zod'
import type { Message } from '../model/message.ts'
import { safeHref } from '../model/safe-href.ts'

export interface Component {
  readonly label: Message
  readonly help: Message
  /** What stands between its tags: text and components, a few words, or certain components only. */
  readonly holds: 'blocks' | 'words' | readonly string[]
  /** Components that it must stand directly inside. */
  readonly inside?: readonly string[]
  readonly props: Readonly<Record<string, z.ZodType>>
}

const words = z.string().min(1).max(200)
const address = z.string().refine((href) => safeHref(href) !== undefined)
const name = z.string().regex(/^[\p{L}\p{N}-]{1,60}$/u)

export const vocabulary = {
  Callout: {
    label: /*i18n*/ { id: 'mdx.Callout', message: 'Callout' },
    help: /*i18n*/ {
      id: 'mdx.Callout.help',
      message: 'Sets a note, a tip or a warning apart from the text.',
    },
    holds: 'blocks',
    props: {
      tone: z.enum(['note', 'tip', 'info', 'warning', 'danger', 'success']).optional(),
      title: words.optional(),
    },
  },
  Tabs: {
    label: /*i18n*/ { id: 'mdx.Tabs', message: 'Tabs' },
    help: /*i18n*/ { id: 'mdx.Tabs.help', message: 'Shows one of several variants of the same thing.' },
    holds: ['Tab'],
    props: { label: words.optional(), group: name.optional(), defaultValue: name.optional() },
  },
  Tab: {
    label: /*i18n*/ { id: 'mdx.Tab', message: 'Tab' },
    help: /*i18n*/ { id: 'mdx.Tab.help', message: 'One variant, with the word that opens it.' },
    holds: 'blocks',
    inside: ['Tabs'],
    props: { label: words, value: name.optional() },
  },
  Accordions: {
    label: /*i18n*/ { id: 'mdx.Accordions', message: 'Accordions' },
    help: /*i18n*/ { id: 'mdx.Accordions.help', message: 'Several accordions that belong together.' },
    holds: ['Accordion'],
    props: {},
  },
  Accordion: {
    label: /*i18n*/ { id: 'mdx.Accordion', message: 'Accordion' },
    help: /*i18n*/ { id: 'mdx.Accordion.help', message: 'Folds a part of the text under its title.' },
    holds: 'blocks',
    props: { title: words, open: z.boolean().optional() },
  },
  CardGrid: {
    label: /*i18n*/ { id: 'mdx.CardGrid', message: 'Cards' },
    help: /*i18n*/ { id: 'mdx.CardGrid.help', message: 'Lays cards out side by side, as many as fit.' },
    holds: ['Card'],
    props: {},
  },
  Card: {
    label: /*i18n*/ { id: 'mdx.Card', message: 'Card' },
    help: /*i18n*/ { id: 'mdx.Card.help', message: 'A title, a few words, and where they lead.' },
    holds: 'blocks',
    props: { title: words, href: address.optional(), label: words.optional() },
  },
  Button: {
    label: /*i18n*/ { id: 'mdx.Button', message: 'Button' },
    help: /*i18n*/ { id: 'mdx.Button.help', message: 'A link that asks to be followed.' },
    holds: 'words',
    props: {
      href: address,
      variant: z.enum(['solid', 'soft', 'outline', 'ghost', 'link']).optional(),
      color: z.enum(['primary', 'neutral', 'violet', 'red']).optional(),
    },
  },
  Badge: {
    label: /*i18n*/ { id: 'mdx.Badge', message: 'Badge' },
    help: /*i18n*/ { id: 'mdx.Badge.help', message: 'A word or two about the state of a thing.' },
    holds: 'words',
    props: { tone: z.enum(['primary', 'neutral', 'violet', 'red', 'green', 'amber']).optional() },
  },
} as const satisfies Record<string, Component>

/** The component of a name, or `undefined`; names of object members are no components. */
export function componentNamed(name: string): Component | undefined {
  const components: Readonly<Record<string, Component>> = vocabulary
  return Object.hasOwn(components, name) ? components[name] : undefined
}

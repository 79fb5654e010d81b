/**
 * Vocabulary: the components that authors may use, with their props and their allowed content. The checker,
 * the insert menu and the documentation are derived from it. `ui/mdx/components.ts` renders them.
 */
import { z } from 'zod'
import { isLinkable } from '../model/document-href.ts'
import type { Message } from '../model/message-descriptor.ts'
import { safeHref } from '../model/safe-href.ts'

export interface Component {
  readonly label: Message
  readonly help: Message
  /** The allowed content: any blocks, inline text, or only certain components. */
  readonly holds: 'blocks' | 'words' | 'code' | 'list' | 'table' | 'nothing' | readonly string[]
  /** The components that it must be a direct child of. */
  readonly inside?: readonly string[]
  readonly props: Readonly<Record<string, z.ZodType>>
}

const textSchema = z.string().min(1).max(200)
const address = z.string().refine((href) => safeHref(href) !== undefined)
/** The target of a link, which may also be a document. */
const target = z.string().refine(isLinkable)
const pixels = z.number().int().min(1).max(10_000).optional()
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
      title: textSchema.optional(),
    },
  },
  Tabs: {
    label: /*i18n*/ { id: 'mdx.Tabs', message: 'Tabs' },
    help: /*i18n*/ { id: 'mdx.Tabs.help', message: 'Shows one of several variants of the same thing.' },
    holds: ['Tab'],
    props: { label: textSchema.optional(), group: name.optional(), defaultValue: name.optional() },
  },
  Tab: {
    label: /*i18n*/ { id: 'mdx.Tab', message: 'Tab' },
    help: /*i18n*/ { id: 'mdx.Tab.help', message: 'One variant, with the word that opens it.' },
    holds: 'blocks',
    inside: ['Tabs'],
    props: { label: textSchema, value: name.optional() },
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
    props: { title: textSchema, open: z.boolean().optional() },
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
    props: { title: textSchema, href: target.optional(), label: textSchema.optional() },
  },
  Steps: {
    label: /*i18n*/ { id: 'mdx.Steps', message: 'Steps' },
    help: /*i18n*/ { id: 'mdx.Steps.help', message: 'Says what to do, one thing after another.' },
    holds: ['Step'],
    props: {},
  },
  Step: {
    label: /*i18n*/ { id: 'mdx.Step', message: 'Step' },
    help: /*i18n*/ { id: 'mdx.Step.help', message: 'One thing to do. Its title can be linked to.' },
    holds: 'blocks',
    inside: ['Steps'],
    props: { title: textSchema },
  },
  CodeGroup: {
    label: /*i18n*/ { id: 'mdx.CodeGroup', message: 'Code for several tools' },
    help: /*i18n*/ {
      id: 'mdx.CodeGroup.help',
      message: 'Shows one of several blocks of code. Their titles are the tabs.',
    },
    holds: 'code',
    props: { label: textSchema.optional(), group: name.optional() },
  },
  Table: {
    label: /*i18n*/ { id: 'mdx.Table', message: 'Table with a caption' },
    help: /*i18n*/ { id: 'mdx.Table.help', message: 'Says above a table what it shows.' },
    holds: 'table',
    props: { caption: textSchema },
  },
  Quote: {
    label: /*i18n*/ { id: 'mdx.Quote', message: 'Quote' },
    help: /*i18n*/ { id: 'mdx.Quote.help', message: 'Words of somebody else, and whose they are.' },
    holds: 'blocks',
    props: { author: textSchema.optional(), source: textSchema.optional(), href: target.optional() },
  },
  Definitions: {
    label: /*i18n*/ { id: 'mdx.Definitions', message: 'Definitions' },
    help: /*i18n*/ { id: 'mdx.Definitions.help', message: 'Words and what they mean.' },
    holds: ['Definition'],
    props: {},
  },
  Definition: {
    label: /*i18n*/ { id: 'mdx.Definition', message: 'Definition' },
    help: /*i18n*/ { id: 'mdx.Definition.help', message: 'What one word means.' },
    holds: 'blocks',
    inside: ['Definitions'],
    props: { term: textSchema },
  },
  FileTree: {
    label: /*i18n*/ { id: 'mdx.FileTree', message: 'Files' },
    help: /*i18n*/ {
      id: 'mdx.FileTree.help',
      message: 'Draws a list as folders and files. What is bold stands out.',
    },
    holds: 'list',
    props: {},
  },
  Key: {
    label: /*i18n*/ { id: 'mdx.Key', message: 'Key' },
    help: /*i18n*/ { id: 'mdx.Key.help', message: 'A key to press, or several joined by a plus.' },
    holds: 'words',
    props: {},
  },
  Gallery: {
    label: /*i18n*/ { id: 'mdx.Gallery', message: 'Gallery' },
    help: /*i18n*/ { id: 'mdx.Gallery.help', message: 'Pictures side by side. Each opens large.' },
    holds: ['Figure'],
    props: {},
  },
  Figure: {
    label: /*i18n*/ { id: 'mdx.Figure', message: 'Figure' },
    help: /*i18n*/ { id: 'mdx.Figure.help', message: 'A picture with its caption.' },
    holds: 'nothing',
    props: {
      src: address,
      alt: z.string().max(500),
      caption: textSchema.optional(),
      width: pixels,
      height: pixels,
    },
  },
  Video: {
    label: /*i18n*/ { id: 'mdx.Video', message: 'Video' },
    help: /*i18n*/ {
      id: 'mdx.Video.help',
      message: 'A video, of which nothing is fetched before somebody wants to see it.',
    },
    holds: 'nothing',
    props: {
      src: address,
      title: textSchema,
      poster: address,
      captions: address.optional(),
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)
        .optional(),
      caption: textSchema.optional(),
      width: pixels,
      height: pixels,
    },
  },
  Button: {
    label: /*i18n*/ { id: 'mdx.Button', message: 'Button' },
    help: /*i18n*/ { id: 'mdx.Button.help', message: 'A link that asks to be followed.' },
    holds: 'words',
    props: {
      href: target,
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

/**
 * The component with this name, or `undefined`. Names of Object members such as `constructor` are not
 * components.
 */
export function componentNamed(name: string): Component | undefined {
  const components: Readonly<Record<string, Component>> = vocabulary
  return Object.hasOwn(components, name) ? components[name] : undefined
}

/**
 * Declares a component of authors: what they may write, how the editor offers and frames it, and which component
 * of `ui` renders it. A declaration is data, because the server reads it too: React is not imported here.
 */
import { z } from 'zod'
import { isLinkable, safeHref } from '../../model/hrefs.ts'
import type { Message } from '../../model/message-descriptor.ts'
import { embedOf } from '../embeds/embed-of.ts'

export interface Component {
  /** The name in texts. Saved texts contain it, so it never changes. */
  readonly name: string
  readonly label: Message
  /** What it is for, in one sentence: in the insert menu, above its form and in Storybook. */
  readonly help: Message
  /** Its props. Saved texts contain them too. */
  readonly schema: Readonly<Record<string, z.ZodType>>
  /** What may be between its tags: any blocks, inline text, one kind of block, or only certain components. */
  readonly content: 'blocks' | 'text' | 'code' | 'list' | 'table' | 'nothing' | readonly string[]
  /** The components that it must be a direct child of. The insert menu does not offer such a part by itself. */
  readonly parents?: readonly string[]
  /**
   * Fills the width of a page. Only texts with blocks may contain it, because other pages lack its styles.
   */
  readonly isBlock?: true
  /** The icon in the insert menu, one of `ui/icons`. */
  readonly icon: string
  readonly editor: ComponentEditor
  /** The export of `ui` that renders it. A name that is not the name in texts needs a reason. */
  readonly render: string | RenderedByOther
}

interface RenderedByOther {
  readonly component: string
  readonly because: string
}

export interface ComponentEditor {
  readonly frame: (props: FrameProps) => ComponentFrame
  /** A new one is chosen from the media library: one image, or several for a gallery. */
  readonly fromLibrary?: 'image' | 'gallery'
  /** What the media library offers for the prop `src`. Images by default. */
  readonly fileType?: 'video'
  /** How many parts a new one starts with. One by default. */
  readonly initialParts?: number
}

/** Props of a component in the editor. `null` is a prop that the author has not set. */
export type FrameProps = Readonly<Record<string, unknown>>

/** An element as ProseMirror reads it: tag, attributes, children. */
type FrameElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  ...children: (FrameElement | string)[],
]

/**
 * The elements around the content of a component in the editor. They have the elements and classes of the site,
 * so that the same styles apply. Props are shown here and edited in a form.
 */
export interface ComponentFrame {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** Rendered above and below the content, not editable. */
  readonly above?: FrameElement | undefined
  readonly below?: FrameElement | undefined
  /** The element around the content. */
  readonly body?: readonly [tag: string, className: string]
}

type NameOrReason<Name extends string> = Name | RenderedByOther

export function defineComponent<const Declared extends Component>(
  component: Declared & { readonly render: NameOrReason<Declared['name']> },
): Declared {
  return component
}

/** The props of a component: its own, and those of every component that is not part of a line. */
export function propsOf({ content, schema }: Pick<Component, 'content' | 'schema'>): Component['schema'] {
  return content === 'text' ? schema : { ...schema, hidden: hiddenSchema }
}

const hiddenSchema = z.boolean().optional()

export const textSchema = z.string().min(1).max(200)
export const urlSchema = z.string().refine((href) => safeHref(href) !== undefined)
/** The target of a link, which may also be a document. */
export const linkSchema = z.string().refine(isLinkable)
/** The address of content of another service that a page can show. */
export const embedSchema = z.string().refine((href) => embedOf(href) !== undefined)
export const pixelsSchema = z.number().int().min(1).max(10_000)
export const nameSchema = z.string().regex(/^[\p{L}\p{N}-]{1,60}$/u)

export function box(
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  tag = 'div',
): ComponentFrame {
  return { tag, attributes: { class: className, ...attributes } }
}

/** A line of text that shows a prop. */
export function line(className: string, prop: unknown): FrameElement {
  return ['p', fixed(className), String(prop ?? '')]
}

/** Attributes of an element that the author cannot edit. */
export function fixed(className: string) {
  return { class: className, contenteditable: 'false' }
}

import { isLinkable } from '../document-href.ts'
import { notALink } from '../text-format.ts'
import type { Complaint, Field, FieldOptions, Zod } from './field.ts'
import { field } from './field.ts'
import { required } from './required.ts'

/** A text with the URL that it links to. */
export interface LinkValue {
  readonly text: string
  readonly href: string
}

export interface LinksField extends Field<readonly LinkValue[], 'links'> {
  readonly maxItems: number
}

/** The schema of a link, also for links that have children. */
export const linkShape = (z: Zod) => ({ text: z.string().max(120), href: z.string().max(2_000) })

/** Links with their texts: buttons of a hero, social profiles, columns of a footer. */
export function links(options: FieldOptions & { readonly maxItems?: number }): LinksField {
  const maxItems = options.maxItems ?? 20
  return {
    ...field<readonly LinkValue[], 'links'>('links', options, {
      initial: [],
      shape: (z) => z.array(z.strictObject(linkShape(z))).max(maxItems),
      isEmpty: (value) => value.length === 0,
      words: (value) => value.map((one) => one.text).join('\n'),
      complaints: (value) =>
        value.flatMap((one, index) =>
          complaintsAboutLink(one).map((complaint) => ({
            ...complaint,
            at: [String(index), ...complaint.at],
          })),
        ),
    }),
    maxItems,
  }
}

/** What publishing rejects in a link: an empty text, or an unsafe URL. */
export function complaintsAboutLink({ text, href }: LinkValue): readonly Complaint[] {
  return [
    ...(text.trim() === '' ? [{ at: ['text'], message: required }] : []),
    ...(isLinkable(href) ? [] : [{ at: ['href'], message: notALink }]),
  ]
}

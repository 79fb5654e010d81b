import { isLinkable } from '../document-href.ts'
import { notALink } from '../text-format.ts'
import type { Complaint, Field, FieldOptions, Zod } from './field.ts'
import { field } from './field.ts'
import { required } from './required.ts'

/** Words that lead somewhere. */
export interface LinkValue {
  readonly text: string
  readonly href: string
}

export interface LinksField extends Field<readonly LinkValue[], 'links'> {
  readonly maxItems: number
}

/** What a link consists of, also where it has more under it. */
export const linkShape = (z: Zod) => ({ text: z.string().max(120), href: z.string().max(2_000) })

/** Links with their words: actions of an opening, social profiles, columns of a footer. */
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

/** What publishing refuses in a link: no words, or an address that must not become one. */
export function complaintsAboutLink({ text, href }: LinkValue): readonly Complaint[] {
  return [
    ...(text.trim() === '' ? [{ at: ['text'], message: required }] : []),
    ...(isLinkable(href) ? [] : [{ at: ['href'], message: notALink }]),
  ]
}

import { z } from 'zod'
import { safeHref } from '../safe-href.ts'
import type { Complaint, Field, FieldOptions } from './field.ts'
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

const link = z.strictObject({ text: z.string().max(120), href: z.string().max(2_000) })

/** Links with their words: actions of an opening, social profiles, columns of a footer. */
export function links(options: FieldOptions & { readonly maxItems?: number }): LinksField {
  const maxItems = options.maxItems ?? 20
  return {
    ...field<readonly LinkValue[], 'links'>('links', options, {
      initial: [],
      schema: z.array(link).max(maxItems),
      isEmpty: (value) => value.length === 0,
      words: (value) => value.map((one) => one.text).join('\n'),
      complaints: (value) => value.flatMap(complain),
    }),
    maxItems,
  }
}

function complain(value: LinkValue, index: number): readonly Complaint[] {
  const at = (name: string) => [String(index), name]
  return [
    ...(value.text.trim() === '' ? [{ at: at('text'), message: required }] : []),
    ...(safeHref(value.href) === undefined ? [{ at: at('href'), message: unsafe }] : []),
  ]
}

const unsafe = /*i18n*/ {
  id: 'field.links.href',
  message: 'Write a path such as /updates, or an address that begins with https:, mailto: or tel:.',
}

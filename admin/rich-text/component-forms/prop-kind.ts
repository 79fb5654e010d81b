/** What a component may be told, as a control asks it: read off the schema that the checker uses. */
import { z } from 'zod'

export type PropKind =
  | { readonly kind: 'words'; readonly isLong: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number' }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'address' }

/** Addresses are strings like others: their names tell them apart, as they do for the checker. */
const kinds: Readonly<Record<string, PropKind>> = {
  href: { kind: 'link' },
  poster: { kind: 'picture' },
  src: { kind: 'address' },
  captions: { kind: 'address' },
}

export function kindOfProp(name: string, schema: z.ZodType): PropKind {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (inner instanceof z.ZodEnum) return { kind: 'choice', choices: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' }
  if (inner instanceof z.ZodNumber) return { kind: 'number' }
  return kinds[name] ?? { kind: 'words', isLong: name === 'alt' || name === 'caption' }
}

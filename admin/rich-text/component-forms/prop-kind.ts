/** Prop kinds: derives the control for a prop from the schema that the checker uses. */
import { z } from 'zod'

export type PropKind =
  | { readonly kind: 'words'; readonly isLong: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number' }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'address' }

/** URLs are plain strings in the schema. As in the checker, the name of the prop identifies them. */
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

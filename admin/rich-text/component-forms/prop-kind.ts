/** Prop kinds: derives the control for a prop from the schema that the checker uses. */
import { linkSchema, urlSchema } from '@cyanotype/content/mdx/components/define-component.ts'
import { z } from 'zod'

export type PropKind =
  | { readonly kind: 'words'; readonly isLong: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number' }
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'address' }

export function kindOfProp(name: string, schema: z.ZodType): PropKind {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  if (inner instanceof z.ZodEnum) return { kind: 'choice', choices: inner.options.map(String) }
  if (inner instanceof z.ZodBoolean) return { kind: 'switch' }
  if (inner instanceof z.ZodNumber) return { kind: 'number' }
  if (inner === linkSchema) return { kind: 'link' }
  if (inner === urlSchema) return { kind: name === 'poster' ? 'picture' : 'address' }
  return { kind: 'words', isLong: name === 'alt' || name === 'caption' }
}

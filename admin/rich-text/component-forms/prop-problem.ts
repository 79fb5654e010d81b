/** What is wrong with a property, in words that say what to do. */
import { isLinkable } from '@cyanotype/content/model/document-href.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { z } from 'zod'
import { kindOfProp } from './prop-kind.ts'

interface PropProblem {
  readonly name: string
  readonly schema: z.ZodType
  readonly value: unknown
}

export function problemOf(i18n: I18n, { name, schema, value }: PropProblem): string | undefined {
  const told = value ?? undefined
  if (schema.safeParse(told).success) return undefined
  if (told === undefined || told === '') return i18n._(msg`Fill this in.`)
  const { kind } = kindOfProp(name, schema)
  const isAddress = kind === 'link' || kind === 'picture' || kind === 'address'
  if (isAddress && !isLinkable(String(told))) {
    return i18n._(msg`Write an address that begins with https:// or with a slash.`)
  }
  if (kind === 'number') return i18n._(msg`Write a whole number from 1 to 10,000.`)
  if (name === 'language') return i18n._(msg`Write a code such as en or pt-BR.`)
  // Names are refused for their letters; words, which may hold any, only for their length.
  return names.has(name) ? i18n._(msg`Use letters, digits and hyphens only.`) : i18n._(msg`Make it shorter.`)
}

const names: ReadonlySet<string> = new Set(['value', 'group', 'defaultValue'])

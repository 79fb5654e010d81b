import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { preferredLocale } from './negotiation.ts'

it.each([
  ['el', 'el'],
  ['el-CY', 'el'],
  ['fi, et;q=0.8, en;q=0.5', 'et'],
  ['en;q=0.3, et;q=0.9', 'et'],
  ['et;q=0, el;q=0.1', 'el'],
  ['ET-ee', 'et'],
  ['en-GB, el', 'en'],
  ['de, fr', undefined],
  ['*', undefined],
  ['', undefined],
  [';;q=x,,,', undefined],
])('reads %j as %s', (header, locale) => {
  expect(preferredLocale(header, interfaceLocales)).toBe(locale)
})

it.each([
  ['zh-TW, en;q=0.5', 'zh-TW'],
  ['zh, en;q=0.5', 'zh-CN'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt'],
  ['nb', 'nb-NO'],
] as const)('finds a language with a region for %j: %s', (header, locale) => {
  expect(preferredLocale(header, ['en', 'nb-NO', 'pt', 'pt-BR', 'zh-CN', 'zh-TW'])).toBe(locale)
})

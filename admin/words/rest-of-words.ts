/** The words of all screens but the lists, for whoever speaks: they come with the first screen that says more. */
import { isLocale } from '@cyanotype/content/model/locales.ts'
import type { I18n } from '@lingui/core'
import type { OnDemand } from '../layout/on-demand.ts'
import { onDemand } from '../layout/on-demand.ts'
import { learnRest } from './catalogues.ts'

const known = new WeakMap<I18n, OnDemand<true>>()

export function restOfWords(i18n: I18n): OnDemand<true> {
  const words = known.get(i18n) ?? onDemand(() => learn(i18n))
  known.set(i18n, words)
  return words
}

async function learn(i18n: I18n): Promise<true> {
  if (isLocale(i18n.locale)) await learnRest(i18n, i18n.locale)
  return true
}

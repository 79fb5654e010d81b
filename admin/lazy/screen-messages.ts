/** The messages of all screens except lists. They load with the first such screen. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import type { I18n } from '@lingui/core'
import { createContext } from 'react'
import { loadScreenMessages } from '../i18n/catalogues.ts'
import type { OnDemand } from './lazy-module.ts'
import { onDemand } from './lazy-module.ts'

export type ScreenMessages = OnDemand<true>

export const createScreenMessages = (i18n: I18n, locale: Locale): ScreenMessages =>
  onDemand(async () => {
    await loadScreenMessages(i18n, locale)
    return true as const
  })

/** For lists, whose messages load with the shell, and where all messages are loaded from the start. */
export const loadedMessages: ScreenMessages = {
  part: () => true,
  load: async () => true,
  hasFailed: () => false,
  reset: () => undefined,
  subscribe: () => () => undefined,
}

export const ScreenMessagesContext = createContext(loadedMessages)

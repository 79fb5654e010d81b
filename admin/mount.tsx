/** Renders the admin into an element of the page, at the current URL. */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import {
  interfaceLocales,
  isLocale,
  readInterfaceLocale,
  setSiteLocales,
} from '@cyanotype/content/model/locales.ts'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { openAdmin } from './app.tsx'
import './admin.css'
import { sendByRequest } from './media/uploads/send-form.ts'
import { createBrowserHistory } from './router/history.ts'

/** The languages of the site, from the page of the admin. */
function languagesOfPage(): readonly Locale[] {
  const named = partsOfTag('languages').filter(isLocale)
  return named.length > 0 ? named : interfaceLocales
}

/** The fallbacks of the languages, from the page of the admin: `ca:es`. */
function fallbacksOfPage(): Partial<Record<Locale, Locale>> {
  const pairs = partsOfTag('fallbacks').map((pair) => pair.split(':').filter(isLocale))
  return Object.fromEntries(pairs)
}

function partsOfTag(name: string): readonly string[] {
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? []
}

/** Typed text is stored on the device. Not again at once: another server process may not know the languages yet. */
function reloadOnce(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isReloaded = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  if (isReloaded && performance.now() < 1_000) return false
  location.reload()
  return true
}

export async function start(root: Root): Promise<void> {
  const { locale } = readInterfaceLocale(location.pathname)
  setSiteLocales(languagesOfPage(), fallbacksOfPage())
  const admin = await openAdmin({
    fetch: (...requested) => fetch(...requested),
    send: sendByRequest,
    storage: localStorage,
    locale,
    history: createBrowserHistory(),
    onOtherLanguages: reloadOnce,
  })
  root.render(<StrictMode>{admin}</StrictMode>)
}

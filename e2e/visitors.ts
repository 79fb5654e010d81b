/** Visitors and editors for lifecycle tests. */
import type { Browser, Page } from '@playwright/test'
import { field } from './admin.ts'
import type { Language } from './routes.ts'
import { expect } from './test.ts'

export const prefixes: Readonly<Record<Language, string>> = { en: '', et: '/et', el: '/el' }

/** Opens the update in a language, on any page. */
export function openerOf(path: string) {
  return async (who: Page, language: Language) => {
    await who.goto(`${path}?language=${language}`)
    await expect(field(who, 'Title')).toBeVisible()
  }
}

/** A visitor without JavaScript. */
export async function readerOf(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
}

/** Responses to visitors, without a browser. */
export function visitorsOf(url: string) {
  const ask = (path: string) => fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const page = async (path: string) => (await ask(path)).text()
  return {
    page,
    feed: (language: Language) => page(`${prefixes[language]}/feed.xml`),
    status: async (path: string) => (await ask(path)).status,
    leadsTo: async (path: string) => (await ask(path)).headers.get('location'),
  }
}

/** Those who read what is written, and the way to it on the desk: for whole lives of documents. */
import type { Browser, Page } from '@playwright/test'
import { field } from './admin.ts'
import { expect } from './test.ts'

export const prefixes = { en: '', et: '/et', el: '/el' }
export type Language = keyof typeof prefixes

/** Opens the update in a language, on whosever screen. */
export function openerOf(path: string) {
  return async (who: Page, language: Language) => {
    await who.goto(`${path}?language=${language}`)
    await expect(field(who, 'Title')).toBeVisible()
  }
}

/** Somebody who reads with scripting off. */
export async function readerOf(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
}

/** What visitors are answered, without a browser. */
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

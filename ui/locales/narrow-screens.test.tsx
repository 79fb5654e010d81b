/**
 * Renders every story of every component on a screen of 320 px, after its key presses: no text makes the page
 * wider, is cut off, or breaks inside a word. Runs for the six languages with the longest words, Arabic and
 * Japanese, and in `npm run test:full` for every language. A new component is included as soon as it has a
 * story.
 */
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { UiProvider } from '../provider/ui-provider.tsx'
import { cutWords } from '../testing/cut-words.ts'
import { drawWithNoto, loadNoto } from '../testing/noto-sans.ts'
import { en } from './en.ts'
import { loadLocale, locales } from './index.ts'
import type { Locale } from './locale.ts'
import { tagOf } from './locale.ts'
import '../icons/all.ts'
import '../ui.css'

interface StoryFile {
  readonly default: Meta
  readonly [story: string]: Meta | StoryObj
}

const components = import.meta.glob<StoryFile>('../components/*/*.stories.tsx', {
  eager: true,
})

const narrow = 320
/** The width at which the stories press their keys. */
const wide = 1280
const height = 800
const directions = ['ltr', 'rtl'] as const

const loaded = languagesOfThisRun(await Promise.all(locales.map(({ code }) => loadLocale(code))))

function languagesOfThisRun(all: readonly Locale[]): readonly Locale[] {
  if (import.meta.env.VITE_TEST_FULL === '1') return all
  const length = ({ messages }: Locale) => JSON.stringify(messages).length
  const longest = all.toSorted((one, other) => length(other) - length(one)).slice(0, 6)
  return [...longest, ...all.filter(({ code }) => code === 'ar' || code === 'ja')]
}

/** English with a changed ending for each word: text that stays the same is not from a locale. */
const otherWords: Locale = {
  name: 'Other words',
  code: 'en',
  messages: JSON.parse(JSON.stringify(en.messages), (_key, value) =>
    typeof value === 'string' ? `${value}.` : value,
  ),
}

let setLocale = (_locale: Locale) => {}

const inALanguage: Decorator = (Story) => {
  const [locale, set] = useState<Locale>(en)
  setLocale = set
  return (
    <UiProvider locale={locale}>
      <Story />
    </UiProvider>
  )
}

function speak(locale: Locale, { dir = 'ltr' }: Pick<Locale, 'dir'> = locale) {
  const { documentElement: root } = document
  root.lang = tagOf(locale)
  root.dir = dir
  drawWithNoto(root.lang)
  flushSync(() => setLocale({ ...locale, dir }))
}

function saysAnything(): boolean {
  const before = document.body.innerHTML
  speak(otherWords)
  return document.body.innerHTML !== before
}

/** What does not fit in English either, in the same direction, is a problem of the story. */
function tooLong(): string[] {
  const ownWords = new Set(
    directions.flatMap((dir) => {
      speak(en, { dir })
      return cutWords()
    }),
  )
  return loaded.flatMap((locale) => {
    speak(locale)
    const cut = cutWords().filter((element) => !ownWords.has(element))
    return cut.map(({ outerHTML }) => `${locale.code}: ${outerHTML.slice(0, 200)}`)
  })
}

let width = 0

async function setWidth(newWidth: number) {
  if (newWidth !== width) await page.viewport(newWidth, height)
  width = newWidth
}

/**
 * On other screens a long word breaks at the end of the line. Here it stays whole, so that the test finds it.
 */
function keepWordsWhole() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { overflow-wrap: normal !important }')
  document.adoptedStyleSheets.push(sheet)
}

beforeAll(async () => {
  keepWordsWhole()
  await Promise.all(loaded.map((locale) => loadNoto(tagOf(locale), JSON.stringify(locale))))
})

/** A story stays until the next one is shown. The next file starts with an empty page. */
afterAll(() => document.body.replaceChildren())

describe.each(Object.entries(components))('%s', (_path, component) => {
  const stories = Object.entries(composeStories(component, { decorators: [inALanguage] }))

  it.each(stories)('leaves room for the texts of %s', async (_name, story) => {
    speak(en)
    await setWidth(story.play === undefined ? narrow : wide)
    await story.run()
    if (!saysAnything()) return
    await setWidth(narrow)
    expect(tooLong()).toEqual([])
  })
})

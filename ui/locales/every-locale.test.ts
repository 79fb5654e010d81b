/**
 * Checks every locale: all texts exist, in its own script and punctuation, and its name is the one that its
 * readers know.
 */
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import type { LocaleCode } from './index.ts'
import { isLocaleCode, loadLocale, locales } from './index.ts'
import type { Translated } from './locale.ts'
import { tagOf } from './locale.ts'

interface Word {
  readonly path: string
  readonly text: string
}

const wordsIn = (messages: Translated): readonly Word[] =>
  Object.entries(messages).flatMap(([group, words]) =>
    Object.entries(words).map(([key, text]) => ({ path: `${group}.${key}`, text })),
  )

const loaded = await Promise.all(locales.map(({ code }) => loadLocale(code)))
const english = new Map(wordsIn((await loadLocale('en')).messages).map(({ path, text }) => [path, text]))

/** Texts that are the same in English. An entry that is no longer needed fails. */
const asInEnglish: Readonly<Partial<Record<LocaleCode, string>>> = {
  az: 'mediaTile.video',
  ca: 'field.error focalPoint.down logList.error mediaTile.document tabs.label',
  cs: 'callout.tip mediaTile.video',
  da: 'callout.info callout.tip chatPromptSubmit.label contentSearch.links logList.info logList.label mediaTile.video',
  de: 'callout.info code.region contentSearch.links logList.debug logList.details logList.info mediaTile.audio mediaTile.video',
  es: 'field.error focalPoint.across focalPoint.down logList.error mediaTile.audio',
  et: 'mediaTile.video',
  fi: 'mediaTile.video',
  fr: 'callout.danger callout.info code.region dateTime.date logList.info mediaTile.document mediaTile.image pagination.label pagination.page prose.codeCollapse.name toast.region',
  id: 'logList.debug logList.label mediaTile.audio mediaTile.video',
  it: 'logList.debug mediaTile.audio mediaTile.video sessionEnded.password',
  lb: 'code.region focalPoint.across logList.debug mediaTile.video',
  ms: 'logList.label mediaTile.audio mediaTile.video',
  'nb-NO': 'chatPromptSubmit.label mediaTile.video',
  nl: 'callout.tip code.region contentSearch.links filterBar.label logList.debug logList.details mediaTile.document mediaTile.video prose.codeCollapse.name',
  'pt-BR': 'contentSearch.links',
  ro: 'mediaTile.document mediaTile.video',
  sk: 'callout.tip mediaTile.video',
  sl: 'mediaTile.video',
  sv: 'mediaTile.video',
  tr: 'mediaTile.video',
  uz: 'mediaTile.video',
  vi: 'mediaTile.video',
}

/** Latin text in languages with other scripts: key names, and a format without another name. */
const latinEverywhere = /^(Enter|Escape|F8|patch)$/

/** Scripts that Unicode divides into several names. */
const scripts: Readonly<Record<string, string>> = {
  Jpan: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`,
  Kore: String.raw`\p{Script=Hangul}`,
  Hans: String.raw`\p{Script=Han}`,
  Hant: String.raw`\p{Script=Han}`,
}

/** Letters that all scripts share, such as the turned comma of Uzbek, do not count. */
function ownLetters(tag: string): RegExp {
  const script = new Intl.Locale(tag).maximize().script ?? ''
  const own = scripts[script] ?? String.raw`\p{Script=${script}}`
  return new RegExp(String.raw`^[${own}\p{Script=Common}\p{Script=Inherited}]*$`, 'u')
}

const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, ' ')
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

/** The opening and closing quotation marks of each language. */
const quotationMarks: Readonly<Record<string, string>> = {
  '“ ”': 'az bn en hi id km ms pt-BR th tr uz vi zh-CN',
  '„ “': 'bg cs de et lb lt sk sl',
  '„ ”': 'hu pl ro',
  '« »': 'ar ca ckb el es fa-IR hy it kk ky mn nb-NO pt ru tj ug-CN uk',
  '«\u00A0 \u00A0»': 'fr',
  '» «': 'da',
  '” ”': 'fi he sv',
  '” “': 'ur',
  '‘ ’': 'ko nl',
  '「 」': 'ja zh-TW',
}

/** Names that differ from the name in Unicode, including capitalisation. */
const namedOtherwise: Readonly<Partial<Record<LocaleCode, string>>> = {
  az: 'Azərbaycanca',
  ckb: 'کوردی',
  'fa-IR': 'فارسی',
  id: 'Bahasa Indonesia',
  kk: 'Қазақша',
  km: 'ភាសាខ្មែរ',
  'nb-NO': 'Norsk Bokmål',
  'ug-CN': 'ئۇيغۇرچە',
  uz: 'Oʻzbek',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
}

function ownName(code: LocaleCode, tag: string): string {
  const name = namedOtherwise[code] ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? ''
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag))
}

describe('locales', () => {
  it('are fifty-one, six of them right to left', () => {
    expect(locales.map(({ code }) => code).join(' ')).toBe(
      'ar az bg bn ca ckb cs da de el en es et fa-IR fi fr he hi hu hy id it ja kk km ko ky lb lt mn ms nb-NO nl pl pt pt-BR ro ru sk sl sv th tj tr ug-CN uk ur uz vi zh-CN zh-TW',
    )
    const mirrored = loaded.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)
    expect(mirrored).toEqual(['ar', 'ckb', 'fa-IR', 'he', 'ug-CN', 'ur'])
  })

  it('are found by their codes only', () => {
    expect(locales.every(({ code }) => isLocaleCode(code))).toBe(true)
    expect(isLocaleCode('tlh')).toBe(false)
    expect(isLocaleCode(undefined)).toBe(false)
  })

  it('are listed without their texts, which have one file each', async () => {
    const bundle = await rolldown({ input: fileURLToPath(new URL('index.ts', import.meta.url)) })
    const { output } = await bundle.generate()
    const chunks = output.filter((file) => file.type === 'chunk')
    expect(chunks.filter(({ isDynamicEntry }) => isDynamicEntry)).toHaveLength(locales.length)
    const [list] = chunks.filter(({ isEntry }) => isEntry)
    expect(list?.imports).toEqual([])
    expect(list?.code).toContain('Eesti')
    expect(list?.code).not.toContain('messages')
  })

  it('have one code that is not a language tag', () => {
    expect(loaded.filter(({ tag }) => tag !== undefined).map(({ code, tag }) => [code, tag])).toEqual([
      ['tj', 'tg'],
    ])
  })
})

describe.each(locales.map((facts, at) => ({ ...facts, at })))('texts in $name ($code)', (facts) => {
  const { code, at } = facts
  const { messages, ...locale } = loaded[at] ?? { messages: {}, name: '', code: '' }
  const tag = tagOf(locale)
  const words = wordsIn(messages)

  it('match the name, code and direction in the list', () => {
    const { load, at, ...listed } = facts
    const { formats, ...known } = { formats: undefined, ...locale }
    expect(known).toEqual(listed)
    expect(known.name).toBe(ownName(code, tag))
    expect(Intl.DateTimeFormat.supportedLocalesOf([tag, formats ?? tag])).toContain(formats ?? tag)
  })

  it('have the same keys and placeholders as English, and none is empty', () => {
    expect(words.map(({ path }) => path).sort()).toEqual([...english.keys()].sort())
    for (const { path, text } of words) {
      expect(text.trim(), path).not.toBe('')
      expect(placeholders(text), path).toEqual(placeholders(english.get(path) ?? ''))
    }
  })

  it('are translated', () => {
    const same = words.filter(({ path, text }) => text === english.get(path)).map(({ path }) => path)
    const reviewed = asInEnglish[code]?.split(' ') ?? []
    expect(same.sort()).toEqual(code === 'en' ? [...english.keys()].sort() : reviewed)
  })

  it('use the script of the language', () => {
    const own = ownLetters(tag)
    const strange = words.flatMap(({ path, text }) =>
      (withoutPlaceholders(text).match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter((word) => !own.test(word) && !latinEverywhere.test(word))
        .map((word) => `${path}: ${word}`),
    )
    expect(strange).toEqual([])
  })

  it('use the quotation marks of the language', () => {
    const [marks = ''] =
      Object.entries(quotationMarks).find(([, codes]) => codes.split(' ').includes(code)) ?? []
    const [open = '?', close = '?'] = marks.split(' ')
    for (const { path, text } of words) {
      const quoted = english.get(path)?.match(/“(\{\w+\})”/)?.[1]
      if (quoted !== undefined) expect(text, path).toContain(`${open}${quoted}${close}`)
      const unquoted = text.replaceAll(new RegExp(`${open}\\{\\w+\\}${close}`, 'g'), ' ')
      expect(unquoted, path).not.toMatch(/[“”„«»「」]/)
      expect(text, path).not.toMatch(/["'`]|\.\.\./)
    }
  })
})

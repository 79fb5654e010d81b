/** Interface labels: the texts of all catalogues in one language, and whether a label is one of them. */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { locales } from '../../ui/locales/index.ts'
import { root } from './source-files.ts'

const catalogues = await getCatalogs(getConfig({ cwd: root }))

/** All texts of the interface in a language. */
export async function interfaceTextsIn(language: string): Promise<readonly string[]> {
  const messages = await Promise.all(catalogues.map((catalogue) => catalogue.read(language)))
  const texts = messages.flatMap((all) => Object.values(all ?? {}).map((one) => one.translation ?? ''))
  const components = await locales.find(({ code }) => code === language)?.load()
  const groups = Object.values(components?.messages ?? {})
  const ownNames = locales.map(({ name }) => name)
  return [...texts, ...ownNames, ...groups.flatMap((group): readonly string[] => Object.values(group))]
}

/** “Publish English” is a label because of `Publish {language}`. */
export function labelTest(texts: readonly string[]): (label: string) => boolean {
  const forms = texts.flatMap(formsOf).flatMap(partsOf).map(plain)
  const fullLabels = new Set(forms)
  const patterns = forms.filter(isPattern).map(patternOf)
  return (label) => fullLabels.has(plain(label)) || patterns.some((pattern) => pattern.test(plain(label)))
}

/** The forms of plurals and choices, each with the text around them. */
function formsOf(text: string): readonly string[] {
  const choice = /\{\w+, (?:plural|select|selectordinal),((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/.exec(text)
  if (choice === null) return [text]
  const forms = [...(choice[1] ?? '').matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, form = '']) => form)
  const start = text.slice(0, choice.index)
  const end = text.slice(choice.index + choice[0].length)
  return forms.flatMap((form) => formsOf(`${start}${form.replaceAll('#', '{count}')}${end}`))
}

/** Guides name a long message by one of its sentences, or by what is before a colon or bracket. */
function partsOf(form: string): readonly string[] {
  return [form, ...form.split(/(?<=[.!?:])\s|\s(?=\()/)]
}

/** Without tags, the ellipsis of a button that opens something, and the colon of a field. */
function plain(text: string): string {
  return text
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replace(/[….:!?]$/, '')
    .trim()
}

/** Whether it has a placeholder, and letters besides. */
function isPattern(form: string): boolean {
  const fixed = form.replaceAll(/\{\w+\}/g, '')
  return fixed !== form && /\p{L}/u.test(fixed)
}

function patternOf(form: string): RegExp {
  const parts = form.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u')
}

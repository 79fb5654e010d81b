/** The demonstration: an arts house that prints with the sun, in three languages. It is put into an empty database once. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readFrontMatter } from '../mdx/front-matter.ts'
import type { Layer, LayerData, Locale, TypeName } from '../model/index.ts'
import { localeCodes, shared } from '../model/index.ts'
import { home } from './home.ts'
import { settings } from './settings.ts'
import { updates } from './updates.ts'

export interface Seed {
  readonly pictures: readonly SeedPicture[]
  readonly documents: readonly SeedDocument[]
}

export interface SeedPicture {
  readonly file: string
  readonly path: string
  readonly alts: Readonly<Record<Locale, string>>
  readonly captions: Readonly<Record<Locale, string>>
}

export interface SeedDocument {
  readonly type: TypeName
  /** Singles are named after their type; other documents get an id when they are made. */
  readonly id?: string
  /** What is not given is as in a new document. A media field holds the name of a picture's file. */
  readonly layers: Partial<Record<Layer, LayerData>>
  /** What visitors see; the other layers are drafts. */
  readonly publish: readonly Layer[]
}

const folder = import.meta.dirname

export function readSeed(): Seed {
  return { pictures: readPictures(), documents: [readSettings(), readHome(), ...updates.map(readUpdate)] }
}

const inEveryLanguage = z.strictObject({ en: z.string(), et: z.string(), el: z.string() })
const captions = z.record(z.string(), z.strictObject({ alt: inEveryLanguage, caption: inEveryLanguage }))

function readPictures(): readonly SeedPicture[] {
  const entries = Object.entries(captions.parse(JSON.parse(read('pictures/pictures.json'))))
  return entries.map(([file, { alt, caption }]) => ({
    file,
    path: join(folder, 'pictures', file),
    alts: alt,
    captions: caption,
  }))
}

function readSettings(): SeedDocument {
  return { type: 'settings', id: 'settings', layers: settings, publish: [...localeCodes, shared] }
}

function readHome(): SeedDocument {
  const layers = localeCodes.map((locale) => [
    locale,
    { ...home[locale], sections: read(`home/sections.${locale}.mdx`) },
  ])
  return {
    type: 'home',
    id: 'home',
    layers: { ...Object.fromEntries(layers), [shared]: home[shared] },
    publish: [...localeCodes, shared],
  }
}

/** A text's own layer is its file: the lines above it are the fields, and what stands below is the body. */
function readUpdate({ name, locales, drafts = [], ...own }: (typeof updates)[number]): SeedDocument {
  const layers = locales.map((locale) => {
    const { entries, body } = readFrontMatter(read(`updates/${name}.${locale}.mdx`))
    return [locale, { ...entries, body: body.trim() }]
  })
  return {
    type: 'updates',
    layers: { ...Object.fromEntries(layers), [shared]: own },
    publish: [...locales.filter((locale) => !drafts.includes(locale)), shared],
  }
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

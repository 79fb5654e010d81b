/** Heading names of a text from its published versions. Parsing a text takes time, so outlines are cached. */
import { createLruCache } from '../../contracts/lru-cache.ts'
import type { TextHistory } from '../../contracts/site-renderer.ts'
import type { Heading } from '../render/render-pipeline.ts'
import { headingsIn } from '../render/to-hast.ts'
import type { HeadingName } from './heading-ids.ts'
import { nameHeadings } from './heading-ids.ts'

const cache = createLruCache<readonly Heading[]>({ maxEntries: 500 })

/** `text` is the text to show, which may be a draft that is not in the history. */
export function namesInText(text: string, { own, source }: TextHistory): readonly HeadingName[] {
  const versions = own.at(-1) === text ? own : [...own, text]
  return nameHeadings(versions.map(cachedHeadings), source.map(cachedHeadings))
}

function cachedHeadings(text: string): readonly Heading[] {
  return cache.get(text) ?? cache.put(text, readHeadings(text))
}

function readHeadings(text: string): readonly Heading[] {
  try {
    return headingsIn(text)
  } catch {
    return []
  }
}

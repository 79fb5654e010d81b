/** What `f_auto` stands for: the best format that a browser says it takes and that suits the source. */
import type { Format } from './parse-modifiers.ts'

const bestFirst = ['avif', 'webp'] as const

/** Undefined where the source keeps its own format: a browser that says nothing takes that as well as any. */
export function chooseFormat(accept: string | undefined): Format | undefined {
  const taken = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  )
  return bestFirst.find((format) => taken.has(`image/${format}`))
}

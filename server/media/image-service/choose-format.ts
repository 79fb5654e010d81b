/** The format for `f_auto`: the best one that the browser accepts and that suits the source. */
import type { Format } from './parse-modifiers.ts'

const bestFirst = ['avif', 'webp'] as const

/** Undefined keeps the format of the source, for a browser that accepts no better one explicitly. */
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

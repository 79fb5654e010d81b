/** Cleans the name of an uploaded file for display: plain text, never a part of a path. */
import { extname } from 'node:path'

const maxLength = 120
/** Control characters, line and paragraph separators, direction marks, and lone surrogates. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

export function cleanName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(unseen, '').normalize('NFC').trim()
  const letters = [...name]
  if (letters.length <= maxLength) return name === '' ? 'unnamed' : name
  const ending = [...extname(name)].slice(0, 10)
  return [...letters.slice(0, maxLength - ending.length), ...ending].join('')
}

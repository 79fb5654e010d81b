const onlyAscii = /^[\0-\x7f]*$/

/** Folds text for searching: without accents and capitals, so that `Άγιος`, `αγιος` and `ΑΓΙΟΣ` are equal. */
export function foldLetters(text: string): string {
  // Most words are ASCII, and a list may have ten thousand of them.
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}

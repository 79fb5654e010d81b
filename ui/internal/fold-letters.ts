const onlyAscii = /^[\0-\x7f]*$/

/** Words as one looks for them: without accents and capitals, so that `Άγιος`, `αγιος` and `ΑΓΙΟΣ` are the same. */
export function foldLetters(text: string): string {
  // Most words have nothing to take away, and a list has ten thousand of them.
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}

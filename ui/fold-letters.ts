/** Words as one looks for them: without accents and capitals, so that `Άγιος`, `αγιος` and `ΑΓΙΟΣ` are the same. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}

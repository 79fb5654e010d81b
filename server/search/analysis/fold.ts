/** Words without what people leave out when they search: case, accents, the tonos, the two forms of sigma. */
const apostrophes = /[’ʼ＇]/g

/** Letters that are others with a stroke or joined, and do not come apart by themselves. */
const joined: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => joined[letter] ?? letter)
    .replaceAll('ς', 'σ')
    .replace(apostrophes, "'")
}

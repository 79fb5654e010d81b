/**
 * Estonian stemmer. It takes a folded word, in which õ, ä, ö and ü are o, a, o and u, as many people type
 * them. It removes the ending of person or case, then noun and verb suffixes of the root, then its final
 * vowel, and undoes consonant gradation. Common irregular words are listed. The rules were derived from
 * complete paradigms, which the tests contain.
 */

const caseEndings = 'sse s st le l lt ks ni na ta ga'

/** Endings, what must precede them, and the minimum length of the rest. The longest match is removed. */
const endings = [
  // Plural: tubades, raamatutele; näitustel, akendega.
  ...following(/[aeiou]$/, 3, `de te ${withCases('de')} ${withCases('te')}`),
  ...following(/[aeiou][lnrs]$/, 3, `de te ${withCases('de')} ${withCases('te')}`),
  // Singular: raamatusse, raamatuga. The endings of raamatus and raamatut are removed only after a short
  // vowel, because maal and teos have no ending.
  ...following(/[aeiou]$/, 3, 'sse le lt ks ni na ga sid'),
  ...following(/[^aeiou][aeiou]$|([aeiou])\1$/, 3, 'st'),
  ...following(/[aeiou]$/, 4, 'ta'),
  ...following(/[^aeiou][aeiou]$/, 3, 's l d t n b v me te ma mas mast maks mata id vad'),
  ...following(/[aeiou][lnr]$/, 3, 't d'),
  // Verbs: kirjutatakse, andmas, loeksin, hoidke.
  ...following(/[aeioulnr]$/, 2, 'takse tud dakse daks dav dud'),
  ...following(/[aeiou]$/, 4, 'taks tav ti'),
  ...following(/(?:[ae]|oi|ei|[aeiou][nl])$/, 2, 'ti di'),
  ...following(/[^s]$/, 3, 'nud sin sid sime site ma mas mast maks mata'),
  ...following(/[aeiou]$/, 3, 'ksin ksid ksime ksite da des ge gem gu'),
  ...following(/[^aeiou]$/, 3, 'ge gem gu des da'),
  ...following(/(?:[aeiou]a|[^aeiou]a|[dts])$/, 3, 'ke kem ku'),
].sort((one, other) => other.ending.length - one.ending.length)

/**
 * Words whose last letters look like endings, and nouns derived from verbs: näitus (exhibition) differs from
 * näitama (to show).
 */
const unchangedStems = '(?:raamat|pilet|sadam|maal)'

/** Words whose gradation changes more than one consonant. They also end compounds: ajaloo, ajalugu. */
const grades: Readonly<Record<string, string>> = {
  aed: 'aia aed aeda aedade aedu',
  aeg: 'aja aeg aega aegade aegu',
  aken: 'aken akna akende akent aknai',
  jogi: 'joe jogi joge jogede jokke',
  kiri: 'kiri kirja kirjade',
  leht: 'lehe leht lehte lehtede lehti',
  lugu: 'loo lugu lugude lukku',
  pood: 'poe pood poodi poodide poode',
  tuba: 'toa tuba tubade tube tuppa',
}

/** The same for words that are unambiguous only on their own. */
const gradesOfFullWords: Readonly<Record<string, string>> = {
  hoid: 'hoia hoid hoide hoidi hoi',
  jalg: 'jala jalg jalga jalgade jalgu',
  kasi: 'kae kasi kate katt katte',
  laps: 'laps lapse laste lapsi last',
  leid: 'leia leid leide leidi lei',
  luge: 'loe luge',
  magi: 'mae magi mage magede makke',
  mees: 'mehe mees meest meeste mehi',
  meri: 'mere meri merede merd merre',
  nagu: 'nao nagude',
  soda: 'soja soda sodade sodu sotta',
  suda: 'suda sudame sudamete sudamei sudant',
  tege: 'tege teh tegi',
  too: 'too toode toi',
  vesi: 'vee vesi vete vett',
}

const allEndings = ['', ...new Set(endings.map(({ ending }) => ending))]
const unchangedWord = new RegExp(
  `^(?:${unchangedStems}|..+tus|.*?${unchangedStems})(?=[aeiou]?(?:${allEndings.join('|')})$)`,
)
const mayBeUnchanged = /raamat|pilet|sadam|maal|tus/
const formsOfCompounds = formsOf(grades)
const formsOfFullWords = formsOf(gradesOfFullWords)

/** Each form with each ending, mapped to its root. */
function formsOf(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const entries = Object.entries(words).flatMap(([root, forms]) =>
    forms.split(' ').flatMap((form) => allEndings.map((ending): [string, string] => [form + ending, root])),
  )
  return new Map(entries.reverse())
}

/** The minimum number of letters before the last part of a compound. */
const shortestBefore = 3

export function stemEstonian(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  const noun = mayBeUnchanged.test(word) ? unchangedWord.exec(word) : null
  if (noun !== null) return noun[0]
  const knownRoot = formsOfCompounds.get(word) ?? formsOfFullWords.get(word)
  if (knownRoot !== undefined) return knownRoot
  for (let before = shortestBefore; before < word.length - 1; before++) {
    const root = formsOfCompounds.get(word.slice(before))
    if (root !== undefined) return word.slice(0, before) + root
  }
  return withoutGrade(withoutVowel(withoutDerivation(withoutEnding(word))))
}

function withCases(plural: string): string {
  return caseEndings
    .split(' ')
    .map((ending) => plural + ending)
    .join(' ')
}

interface Ending {
  readonly ending: string
  readonly after: RegExp
  readonly minLength: number
}

function following(after: RegExp, minLength: number, list: string): readonly Ending[] {
  return list.split(' ').map((ending) => ({ ending, after, minLength }))
}

function withoutEnding(word: string): string {
  for (const { ending, after, minLength } of endings) {
    if (!word.endsWith(ending)) continue
    const rest = word.slice(0, -ending.length)
    if (rest.length >= minLength && after.test(rest)) return rest
  }
  return word
}

/** Inimene, inimese; kirjutama, kiri; näitus, näituse. */
function withoutDerivation(stem: string): string {
  return stem
    .replace(/^(.{3,})ne$/, '$1')
    .replace(/^(.{4,})[td]a$/, '$1')
    .replace(/^(.{3,}[aeiou])s[aeiou]?$/, '$1')
}

function withoutVowel(stem: string): string {
  return stem.replace(/(?<=..)(?<!..[aeiou])[aeiou]+$/, '')
}

/** Trükk, trüki; räägi, rääkima; silla, sild; rand, ranna. */
function withoutGrade(stem: string): string {
  return stem
    .replace(/([lnr])[dt]$/, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/[gbd]$/, (voiced) => ({ g: 'k', b: 'p' })[voiced] ?? 't')
}

/**
 * English stemmer: the Porter2 algorithm, https://snowballstem.org/algorithms/english/stemmer.html. It takes
 * a folded word. Step 0, which removes possessives, happens when the text is split into words.
 */
type Ending = readonly [ending: string, replacement: string]

/** Words that the rules would stem incorrectly, and words that stay unchanged. */
const exceptions: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  menus: 'menu',
}
const unchanged = new Set(['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes', 'lens', 'canvas'])
const unchangedAfterPlural = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/

export function stemEnglish(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  const exception = Object.hasOwn(exceptions, word) ? exceptions[word] : undefined
  if (exception !== undefined || unchanged.has(word)) return exception ?? word
  // A `y` that starts a syllable is a consonant. It is marked as upper case.
  const marked = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y')
  const singular = withoutPlural(marked)
  if (unchangedAfterPlural.test(singular)) return singular
  const first = firstRegion(marked)
  const second = regionAfter(marked, first)
  const tenseless = finalY(withoutTense(singular, first))
  const shorter = withoutSecondSuffix(withoutSuffixes(tenseless, first, second), second)
  return withoutFinalLetter(shorter, first, second).toLowerCase()
}

/** The start of the region after the first consonant that follows a vowel. */
function regionAfter(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from))
  return found === null ? word.length : from + found.index + 2
}

function firstRegion(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word)
  return prefix === null ? regionAfter(word, 0) : prefix[0].length
}

const endsShort = (word: string) => /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/.test(word)
const isShort = (word: string, first: number) => first >= word.length && endsShort(word)

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1)
  if (/(?:us|ss)$/.test(word) || !word.endsWith('s')) return word
  return /[aeiouy]/.test(word.slice(0, -2)) ? word.slice(0, -1) : word
}

function withoutTense(word: string, first: number): string {
  const agreed = /eed(?:ly)?$/.exec(word)
  if (agreed !== null) return agreed.index >= first ? `${word.slice(0, agreed.index)}ee` : word
  const found = /(?:ingly|edly|ing|ed)$/.exec(word)
  if (found === null) return word
  const stem = word.slice(0, found.index)
  if (!/[aeiouy]/.test(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1)
  return isShort(stem, first) ? `${stem}e` : stem
}

function finalY(word: string): string {
  return word.length > 2 && /[yY]$/.test(word) && !/[aeiouy]/.test(word.at(-2) ?? '')
    ? `${word.slice(0, -1)}i`
    : word
}

const secondStep: readonly Ending[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
]

const thirdStep: readonly Ending[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

function withoutSuffixes(word: string, first: number, second: number): string {
  const once = replaced(word, first, secondStep) ?? withoutAdverb(word, first)
  if (once.endsWith('ative')) return once.length - 5 >= second ? once.slice(0, -5) : once
  return replaced(once, first, thirdStep) ?? once
}

/** The longest matching ending decides. Outside the region it is kept. */
function replaced(word: string, region: number, endings: readonly Ending[]): string | undefined {
  const found = endings.find(([ending]) => word.endsWith(ending))
  if (found === undefined) return undefined
  const at = word.length - found[0].length
  return at >= region ? word.slice(0, at) + found[1] : word
}

function withoutAdverb(word: string, first: number): string {
  if (word.endsWith('logi')) return word.length - 3 >= first ? word.slice(0, -1) : word
  return /[cdeghkmnrt]li$/.test(word) && word.length - 2 >= first ? word.slice(0, -2) : word
}

function withoutSecondSuffix(word: string, second: number): string {
  const found = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/.exec(word)
  if (found === null || found.index < second) return word
  if (found[0] === 'ion' && !/[st]$/.test(word.slice(0, found.index))) return word
  return word.slice(0, found.index)
}

function withoutFinalLetter(word: string, first: number, second: number): string {
  const at = word.length - 1
  const shorter = word.slice(0, at)
  if (word.endsWith('e')) return at >= second || (at >= first && !endsShort(shorter)) ? shorter : word
  return word.endsWith('ll') && at >= second ? shorter : word
}

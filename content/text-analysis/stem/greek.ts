/**
 * Greek stemmer. It takes a folded word, without tonos and with one form of sigma. It removes the ending of
 * case or person and undoes the changes of tense and voice at the end of a verb stem, so that έγραψα,
 * γράφτηκε and γράφω have the same stem, and also έκθεση and εκθέσεις. The rules were derived from complete
 * paradigms, which the tests contain.
 */

/** Longest first, so that the longest match is removed. */
const endings =
  'ιομαστε ομασταν οσασταν ουσαμε ουσατε ουσας ουσων ιουνται ιομουν ιονταν ομαστε ηκαμε ηκατε ουσαν ουσες ωντασ οντασ ιοταν ιεμαι ιεσαι ιεται ονταν ομουν οσουν ουσεσ ονται ουσα ουσε ηκεσ ηκαν οταν ομαι εσαι εται ουμε ουνε ειτε εωσ εισ εων εασ αει ανε αμε ατε ετε ηκα ηκε ουν ουσ αω εα εσ ησ οσ ασ ου οι ων αν ει τε α ε η ι ο ω'
    .replaceAll('ς', 'σ')
    .split(' ')
    .sort((one, other) => other.length - one.length)

const minStemLength = 2

/** Irregular words, by what remains without the ending. */
const irregular: Readonly<Record<string, string>> = { φωσ: 'φωτ' }

/** Changes of tense and voice at the end of a stem. The first match is undone. */
const alternations: readonly (readonly [RegExp, string])[] = [
  [/([ηω]μεν|[ηω]σ|[ηω]θ|ων)$/, ''],
  [/μμεν$/, 'φ'],
  [/εμεν$/, 'ε'],
  [/(σμεν|γμεν|σ[τθ]|χ[τθ]|[ζξγ])$/, 'σ'],
  [/ειν$/, 'εισ'],
  [/ε(ψ|υτ|υθ|υσ|υ)$/, 'ε'],
  [/(ψ|φτ|φθ)$/, 'φ'],
]
/** The minimum length of a verb stem. */
const shortestVerb = 3

export function stemGreek(word: string): string {
  if (!/^[α-ω]{3,}$/.test(word)) return word
  const exception = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (exception !== undefined) return exception
  return withoutAugment(withoutTense(withoutEnding(word)))
}

function withoutEnding(word: string): string {
  // Πρόγραμμα, προγράμματος.
  const neuter = word.replace(/μ(ατοσ|ατα|ατων)$/, 'μα')
  const ending = endings.find((one) => neuter.endsWith(one) && neuter.length - one.length >= minStemLength)
  const bare = ending === undefined ? neuter : neuter.slice(0, -ending.length)
  return bare.length > minStemLength + 1 ? bare.replace(/ι$/, '') : bare
}

function withoutTense(stem: string): string {
  for (const [end, instead] of alternations) {
    const present = stem.replace(end, instead)
    if (present !== stem && present.length >= shortestVerb) return present
  }
  return stem
}

/** The past tense of short verbs starts with an ε that is not part of the stem: έγραφα. */
function withoutAugment(stem: string): string {
  return /^ε[^αεηιουω]+[αεηιουω]+[^αεηιουω]+$/.test(stem) ? stem.slice(1) : stem
}

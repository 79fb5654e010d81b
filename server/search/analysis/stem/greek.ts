/**
 * Greek words without their endings. Takes a folded word (no tonos, one sigma). First goes the ending of the case or of the
 * person; then what tense and voice do to the end of a verb’s stem is undone, so that έγραψα, γράφτηκε and γράφω meet, and so
 * do έκθεση and εκθέσεις. The steps were found on full paradigms, which the tests keep.
 */

/** Longest first, so that the longest one that a word has is taken. */
const endings =
  'ιομαστε ομασταν οσασταν ουσαμε ουσατε ουσας ουσων ιουνται ιομουν ιονταν ομαστε ηκαμε ηκατε ουσαν ουσες ωντασ οντασ ιοταν ιεμαι ιεσαι ιεται ονταν ομουν οσουν ουσεσ ονται ουσα ουσε ηκεσ ηκαν οταν ομαι εσαι εται ουμε ουνε ειτε εωσ εισ εων εασ αει ανε αμε ατε ετε ηκα ηκε ουν ουσ αω εα εσ ησ οσ ασ ου οι ων αν ει τε α ε η ι ο ω'
    .replaceAll('ς', 'σ')
    .split(' ')
    .sort((one, other) => other.length - one.length)

const shortest = 2

/** Words that change more than their ends, by what is left when the ending is gone. */
const irregular: Readonly<Record<string, string>> = { φωσ: 'φωτ' }

/** What tense and voice make of the end of a stem. The first that fits is undone. */
const alternations: readonly (readonly [RegExp, string])[] = [
  [/([ηω]μεν|[ηω]σ|[ηω]θ|ων)$/, ''],
  [/μμεν$/, 'φ'],
  [/εμεν$/, 'ε'],
  [/(σμεν|γμεν|σ[τθ]|χ[τθ]|[ζξγ])$/, 'σ'],
  [/ειν$/, 'εισ'],
  [/ε(ψ|υτ|υθ|υσ|υ)$/, 'ε'],
  [/(ψ|φτ|φθ)$/, 'φ'],
]
/** What must be left of a word before a verb’s stem is looked for in it. */
const shortestVerb = 3

export function stemGreek(word: string): string {
  if (!/^[α-ω]{3,}$/.test(word)) return word
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (known !== undefined) return known
  return withoutAugment(withoutTense(withoutEnding(word)))
}

function withoutEnding(word: string): string {
  // Πρόγραμμα, προγράμματος.
  const neuter = word.replace(/μ(ατοσ|ατα|ατων)$/, 'μα')
  const ending = endings.find((one) => neuter.endsWith(one) && neuter.length - one.length >= shortest)
  const bare = ending === undefined ? neuter : neuter.slice(0, -ending.length)
  return bare.length > shortest + 1 ? bare.replace(/ι$/, '') : bare
}

function withoutTense(stem: string): string {
  for (const [end, instead] of alternations) {
    const present = stem.replace(end, instead)
    if (present !== stem && present.length >= shortestVerb) return present
  }
  return stem
}

/** The past of short verbs begins with an ε that is not theirs: έγραφα. */
function withoutAugment(stem: string): string {
  return /^ε[^αεηιουω]+[αεηιουω]+[^αεηιουω]+$/.test(stem) ? stem.slice(1) : stem
}

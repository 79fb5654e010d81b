/** What publishing the settings refuses in the fallback languages. */
import type { LayerData } from '../collection.ts'
import type { ValueProblem } from '../fields/index.ts'

/** A circle of several languages is no problem, because each is only used once. */
export function fallbackProblems({ contentFallbacks: pairs }: LayerData): readonly ValueProblem[] {
  if (!Array.isArray(pairs)) return []
  const read = pairs.map((pair): { language?: unknown; fallback?: unknown } => Object(pair))
  return read.flatMap(({ language, fallback }, index) => {
    if (typeof language !== 'string') return []
    const at = ['contentFallbacks', String(index)]
    const isRepeated = read.slice(0, index).some((other) => other.language === language)
    return [
      ...(isRepeated ? [{ at: [...at, 'language'], message: repeated }] : []),
      ...(language === fallback ? [{ at: [...at, 'fallback'], message: ofItself }] : []),
    ]
  })
}

const repeated = /*i18n*/ {
  id: 'settings.contentFallbacks.repeated',
  message: 'This language already has a fallback language.',
}

const ofItself = /*i18n*/ {
  id: 'settings.contentFallbacks.ofItself',
  message: 'A language cannot be its own fallback language.',
}

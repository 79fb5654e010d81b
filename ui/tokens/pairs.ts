/** Declares which colours are used together, and the contrast that each pair needs in both themes. */

import type { Brand } from './brand.ts'
import { contrast } from './color.ts'
import { hexOf, resolveColor } from './resolve.ts'
import type { Purpose } from './themes.ts'
import { grounds, themes } from './themes.ts'

export interface ColorPair {
  readonly over: Purpose
  readonly under: Purpose
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for edges, icons and the focus ring (1.4.11). */
  readonly ratio: 3 | 4.5 | 7
}

const onGrounds = (over: Purpose, ratio: ColorPair['ratio']): ColorPair[] =>
  grounds.map((under) => ({ over, under, ratio }))

const filled = (name: 'primary' | 'neutral' | 'violet' | 'red'): ColorPair[] => [
  { over: `on-${name}`, under: name, ratio: 4.5 },
  { over: `on-${name}`, under: `${name}-hover`, ratio: 4.5 },
  { over: `on-${name}`, under: `${name}-pressed`, ratio: 4.5 },
  { over: `on-${name}-soft`, under: `${name}-soft`, ratio: 4.5 },
  { over: `on-${name}-soft`, under: `${name}-soft-hover`, ratio: 4.5 },
  ...onGrounds(`${name}-text`, 4.5),
  ...onGrounds(`${name}-edge`, 3),
]

const toned = (name: 'green' | 'amber'): ColorPair[] => [
  { over: `on-${name}-soft`, under: `${name}-soft`, ratio: 4.5 },
  ...onGrounds(`${name}-text`, 4.5),
  ...onGrounds(`${name}-edge`, 3),
]

const callout = (name: 'primary' | 'violet' | 'red' | 'green' | 'amber' | 'neutral'): ColorPair[] => [
  { over: 'text', under: `tint-${name}`, ratio: 7 },
  { over: `on-${name}-soft`, under: `tint-${name}`, ratio: 4.5 },
  { over: `${name}-text`, under: `tint-${name}`, ratio: 4.5 },
  { over: 'muted', under: `tint-${name}`, ratio: 4.5 },
  { over: 'link', under: `tint-${name}`, ratio: 4.5 },
]

const codeColors = [
  'foreground',
  'token-comment',
  'token-keyword',
  'token-string',
  'token-constant',
  'token-function',
  'token-punctuation',
  'token-link',
] as const

export const pairs: readonly ColorPair[] = [
  ...onGrounds('text', 7),
  { over: 'text', under: 'hover', ratio: 7 },
  { over: 'text', under: 'selection', ratio: 4.5 },
  ...onGrounds('muted', 4.5),
  { over: 'muted', under: 'hover', ratio: 4.5 },
  ...onGrounds('placeholder', 4.5),
  ...onGrounds('link', 4.5),
  ...onGrounds('link-hover', 4.5),
  ...onGrounds('edge', 3),
  ...onGrounds('focus', 3),
  ...filled('primary'),
  ...filled('neutral'),
  ...filled('violet'),
  ...filled('red'),
  ...toned('green'),
  ...toned('amber'),
  ...(['primary', 'violet', 'red', 'green', 'amber', 'neutral'] as const).flatMap(callout),
  ...codeColors.flatMap((name): ColorPair[] => [
    { over: `code-${name}`, under: 'code-background', ratio: 4.5 },
    { over: `code-${name}`, under: 'code-line', ratio: 4.5 },
    // Lines that were added and removed.
    { over: `code-${name}`, under: 'tint-green', ratio: 4.5 },
    { over: `code-${name}`, under: 'tint-red', ratio: 4.5 },
  ]),
]

// Lists the declared colour pairs that miss their required contrast.

export function missedPairs(siteBrand?: Brand): readonly string[] {
  return themes.flatMap((theme) =>
    (['normal', 'more'] as const).flatMap((contrastLevel) =>
      pairs.flatMap(({ over, under, ratio }) => {
        const [one = '', other = ''] = [over, under].map((purpose) =>
          hexOf(resolveColor(purpose, theme, contrastLevel, siteBrand), siteBrand),
        )
        const found = contrast(one, other)
        const where = `${over} on ${under}, ${theme}, ${contrastLevel} contrast`
        return found < ratio ? [`${where}: ${found.toFixed(2)} instead of ${ratio}`] : []
      }),
    ),
  )
}

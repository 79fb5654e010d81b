/** Lists the declared colour pairs that miss their required contrast. */
import type { Brand } from './brand.ts'
import { contrast } from './color.ts'
import { pairs } from './pairs.ts'
import { hexOf, resolveColor } from './resolve.ts'
import { themes } from './themes.ts'

export function missedPairs(house?: Brand): readonly string[] {
  return themes.flatMap((theme) =>
    (['normal', 'more'] as const).flatMap((asked) =>
      pairs.flatMap(({ over, under, ratio }) => {
        const [one = '', other = ''] = [over, under].map((purpose) =>
          hexOf(resolveColor(purpose, theme, asked, house), house),
        )
        const found = contrast(one, other)
        const where = `${over} on ${under}, ${theme}, ${asked} contrast`
        return found < ratio ? [`${where}: ${found.toFixed(2)} instead of ${ratio}`] : []
      }),
    ),
  )
}

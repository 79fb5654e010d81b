import { Disclosure, Table } from '@cyanotype/ui/index.ts'
import type { Brand } from '@cyanotype/ui/tokens/brand.ts'
import { contrast } from '@cyanotype/ui/tokens/color.ts'
import type { ColorPair } from '@cyanotype/ui/tokens/pairs.ts'
import { pairs } from '@cyanotype/ui/tokens/pairs.ts'
import { hexOf, resolveColor } from '@cyanotype/ui/tokens/resolve.ts'
import type { Purpose, Theme } from '@cyanotype/ui/tokens/themes.ts'
import { purposes, themes } from '@cyanotype/ui/tokens/themes.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

/** All pairs of colours that meet on a page, with their contrast and the required contrast. */
export function ContrastTable({ brand }: { readonly brand: Brand }) {
  const { t } = useLingui()
  const pairs = measuredPairs(brand)
  return (
    <section className="appearance-contrast" aria-label={t`Contrast`}>
      <ContrastSummary pairs={pairs} />
      <Disclosure title={t`All contrast values`}>
        <Table aria-label={t`Contrast of colour pairs`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Colours</Trans>
              </th>
              <th scope="col">
                <Trans>Theme</Trans>
              </th>
              <th scope="col" align="right">
                <Trans>Contrast</Trans>
              </th>
              <th scope="col">
                <Trans>Result</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <Row key={`${pair.theme}-${pair.over}-${pair.under}`} pair={pair} />
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </section>
  )
}

function ContrastSummary({ pairs }: { readonly pairs: readonly MeasuredPair[] }) {
  const written = useRatioFormat()
  const missed = pairs.filter(({ measured, ratio }) => measured < ratio).length
  const [closest] = pairs
  const lowest = closest && written.format(closest.measured)
  const required = closest && written.format(closest.ratio)
  return (
    <p>
      {missed === 0 ? (
        <Plural
          value={pairs.length}
          one="The colour pair meets the required contrast."
          other="All # colour pairs meet the required contrast in both themes."
        />
      ) : (
        <Plural
          value={missed}
          one="# colour pair does not have enough contrast."
          other="# colour pairs do not have enough contrast."
        />
      )}{' '}
      {closest === undefined ? null : (
        <Trans>
          Lowest contrast: {lowest}:1 (required: {required}:1).
        </Trans>
      )}
    </p>
  )
}

function Row({ pair }: { readonly pair: MeasuredPair }) {
  const { t } = useLingui()
  const written = useRatioFormat()
  const { over, under, theme, colors } = pair
  const [one, other] = colors
  const ratio = written.format(pair.ratio)
  return (
    <tr>
      <th scope="row" className="appearance-pair">
        <svg className="appearance-swatch" viewBox="0 0 2 1" aria-hidden="true">
          <rect width="2" height="1" fill={other} />
          <circle cx="1" cy="0.5" r="0.3" fill={one} />
        </svg>
        <code>
          {over} / {under}
        </code>
      </th>
      <td>{theme === 'light' ? t`Light` : t`Dark`}</td>
      <td align="right">{written.format(pair.measured)}</td>
      <td>{pair.measured >= pair.ratio ? t`Pass (required: ${ratio}:1)` : t`Fail (required: ${ratio}:1)`}</td>
    </tr>
  )
}

function useRatioFormat(): Intl.NumberFormat {
  const { i18n } = useLingui()
  return new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

// Contrast of a pair of colours of a brand, in one theme.

interface MeasuredPair extends ColorPair {
  readonly theme: Theme
  readonly colors: readonly [over: string, under: string]
  readonly measured: number
}

/** The pairs that involve the brand colour, the lowest contrast first. */
export function measuredPairs(siteBrand: Brand): readonly MeasuredPair[] {
  return themes
    .flatMap((theme) =>
      pairs
        .filter(({ over, under }) => isOfBrand(over, theme) || isOfBrand(under, theme))
        .map(({ over, under, ratio }): MeasuredPair => {
          const [one, other] = [colorOf(siteBrand, over, theme), colorOf(siteBrand, under, theme)]
          return { theme, over, under, ratio, colors: [one, other], measured: contrast(one, other) }
        }),
    )
    .toSorted((one, other) => one.measured / one.ratio - other.measured / other.ratio)
}

function isOfBrand(purpose: Purpose, theme: Theme): boolean {
  const colorToken = resolveColor(purpose, theme)
  return typeof colorToken === 'string' && colorToken.startsWith('electric-cyan')
}

const colorOf = (siteBrand: Brand, purpose: Purpose, theme: Theme) =>
  hexOf(resolveColor(purpose, theme, 'normal', siteBrand), siteBrand)

/** All colours of a theme as custom properties, for a part of the page that shows another brand. */
export function colorsOf(siteBrand: Brand, theme: Theme): Readonly<Record<`--${string}`, string>> {
  const names = Object.keys(purposes).filter((name): name is Purpose => Object.hasOwn(purposes, name))
  return Object.fromEntries(names.map((name) => [`--${name}`, colorOf(siteBrand, name, theme)]))
}

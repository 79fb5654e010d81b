/** The colour of the house: picked, seen at once in both themes, and never such that words cannot be read. */
import { ColorField } from '@cyanotype/ui/index.ts'
import { brandOf } from '@cyanotype/ui/tokens/brand-of.ts'
import { hexOf } from '@cyanotype/ui/tokens/resolve.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { placeOf } from '../edit/place.ts'
import { ContrastTable } from './contrast-table.tsx'
import { HouseSample } from './house-sample.tsx'
import type { SettingFieldProps } from './setting-field.tsx'
import { useErrors } from './setting-field.tsx'

const own = '#04c3da'

export function AppearancePlace(props: SettingFieldProps) {
  const { t } = useLingui()
  const { name, layer, state, readOnly, onChange } = props
  const [error] = useErrors(props)
  const value = state.edits[layer].data[name]
  const color = typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : ''
  const house = brandOf(color || own)
  return (
    <>
      <ColorField
        id={placeOf(layer, [name])}
        label={t`Colour of the house`}
        hint={t`For buttons, links and what is chosen, on the site and here. Everybody sees it once it is published.`}
        error={error?.message}
        readOnly={readOnly}
        value={color || own}
        onValueChange={(hex) => onChange(layer, name, hex === null || hex === own ? '' : hex)}
        swatches={[
          { value: own, label: t`Electric cyan` },
          { value: '#2f6fde', label: t`Blue` },
          { value: '#8748fd', label: t`Violet` },
          { value: '#d6336c', label: t`Magenta` },
          { value: '#d9480f', label: t`Orange` },
          { value: '#2b8a3e', label: t`Green` },
          { value: '#5c6670', label: t`Grey` },
        ]}
      >
        <Correction picked={color || own} shown={hexOf('electric-cyan-500', house)} />
      </ColorField>
      <div className="appearance-samples">
        <HouseSample house={house} theme="light" />
        <HouseSample house={house} theme="dark" />
      </div>
      <ContrastTable house={house} />
    </>
  )
}

interface CorrectionProps {
  readonly picked: string
  /** What buttons are filled with. */
  readonly shown: string
}

/** Words on a button need a lightness of their own: what becomes of the colour is said, not hidden. */
function Correction({ picked, shown }: CorrectionProps) {
  return (
    <p className="appearance-correction" role="status">
      <svg className="appearance-swatch" viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={shown} />
      </svg>
      {picked === shown ? (
        <Trans>Buttons have exactly this colour.</Trans>
      ) : (
        <Trans>
          Buttons are {shown}: the same hue, as light as the words on them need it. Links and edges are darker
          shades of it.
        </Trans>
      )}
    </p>
  )
}

/** Setting of the brand colour, with a preview in both themes and the contrast of every pair of colours. */
import { ColorField } from '@cyanotype/ui/index.ts'
import type { Brand } from '@cyanotype/ui/tokens/brand.ts'
import { brand } from '@cyanotype/ui/tokens/brand.ts'
import { brandOf } from '@cyanotype/ui/tokens/brand-of.ts'
import { hexOf, resolveColor } from '@cyanotype/ui/tokens/resolve.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldIdOf } from '../../document-editor/fields/focus-field.ts'
import { ContrastTable } from './contrast-table.tsx'
import type { SettingFieldProps } from './setting-field.tsx'
import { useErrors } from './setting-field.tsx'
import { ThemeSample } from './theme-sample.tsx'

const own = '#04c3da'

export function AppearancePage(props: SettingFieldProps) {
  const { t } = useLingui()
  const { name, layer, state, readOnly, onChange } = props
  const [error] = useErrors(props)
  const value = state.edits[layer].data[name]
  const color = typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : ''
  const siteBrand = color === '' ? brand : brandOf(color)
  return (
    <>
      <ColorField
        id={fieldIdOf(layer, [name])}
        label={t`Brand colour`}
        hint={t`For buttons, links and highlights on the public site. Visitors see it after you publish the settings.`}
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
        <ColorUse brand={siteBrand} />
      </ColorField>
      <div className="appearance-samples">
        <ThemeSample siteBrand={siteBrand} theme="light" />
        <ThemeSample siteBrand={siteBrand} theme="dark" />
      </div>
      <ContrastTable house={siteBrand} />
    </>
  )
}

/** Says what becomes of the colour: buttons keep it, and links take a shade that can be read on the page. */
function ColorUse({ brand: shown }: { readonly brand: Brand }) {
  const [button, text, light, dark] = [
    hexOf(resolveColor('primary', 'light', 'normal', shown), shown),
    hexOf(resolveColor('on-primary', 'light', 'normal', shown), shown),
    hexOf(resolveColor('link', 'light', 'normal', shown), shown),
    hexOf(resolveColor('link', 'dark', 'normal', shown), shown),
  ]
  return (
    <p className="appearance-correction" role="status">
      <svg className="appearance-swatch" viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={button} />
      </svg>
      <span>
        {text === '#ffffff' ? (
          <Trans>Buttons have exactly this colour, with white text.</Trans>
        ) : (
          <Trans>Buttons have exactly this colour, with dark text.</Trans>
        )}{' '}
        <Trans>
          Links are {light} in the light theme and {dark} in the dark theme, so that they are easy to read.
        </Trans>
      </span>
    </p>
  )
}

/** Settings of colour, fonts, corners and spacing, with a preview of them and of the logo in both themes, and all contrasts. */
import { shared } from '@cyanotype/content/model/index.ts'
import { Badge, Button, Callout, ColorField, Heading, Link, TextField } from '@cyanotype/ui/index.ts'
import type { Brand } from '@cyanotype/ui/tokens/brand.ts'
import { brand } from '@cyanotype/ui/tokens/brand.ts'
import { brandOf } from '@cyanotype/ui/tokens/brand-of.ts'
import { hexOf, resolveColor } from '@cyanotype/ui/tokens/resolve.ts'
import type { Theme } from '@cyanotype/ui/tokens/themes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '../../app-context/app-context.tsx'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import { mediaItemQuery, smallPicture } from '../../media/media-item.ts'
import { ContrastTable, colorsOf } from './contrast-table.tsx'
import type { SettingFieldProps } from './setting-field.tsx'
import { useErrors } from './setting-field.tsx'
import { CornersChoice, FontsChoice, SpacingChoice, shapeProperties } from './theme-choices.tsx'
import './appearance-page.css'

const electricCyan = '#04c3da'
/** The colour of a site without one in its settings, from `ui/tokens/brand.ts`. */
const own: string = hexOf(resolveColor('primary', 'light'))

export function AppearancePage(props: SettingFieldProps) {
  const { t } = useLingui()
  const { name, layer, state, readOnly, onChange } = props
  const [error] = useErrors(props)
  const value = state.edits[layer].data[name]
  const color = typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : ''
  const siteBrand = color === '' ? brand : brandOf(color)
  const { logo, darkLogo, ...shapes } = state.edits[shared].data
  const look = { siteBrand, shapes: shapeProperties(shapes) }
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
          ...(own === electricCyan ? [] : [{ value: own, label: t`Default` }]),
          { value: electricCyan, label: t`Electric cyan` },
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
      <FontsChoice {...props} name="fonts" />
      <CornersChoice {...props} name="corners" />
      <SpacingChoice {...props} name="spacing" />
      <div className="appearance-samples">
        <ThemeSample {...look} theme="light" logo={idIn(logo)} />
        <ThemeSample {...look} theme="dark" logo={idIn(darkLogo) || idIn(logo)} />
      </div>
      <ContrastTable brand={siteBrand} />
    </>
  )
}

const idIn = (value: unknown) => (typeof value === 'string' ? value : '')

interface ThemeSampleProps {
  readonly siteBrand: Brand
  /** The chosen fonts, corners and spacing as custom properties. */
  readonly shapes: Readonly<Record<`--${string}`, string>>
  readonly theme: Theme
  /** Id of the logo. Empty if there is none. */
  readonly logo: string
}

/** Preview of a brand colour, fonts, corners, spacing and the logo in one theme. */
function ThemeSample({ siteBrand, shapes, theme, logo }: ThemeSampleProps) {
  const { t } = useLingui()
  const name = theme === 'light' ? t`Light` : t`Dark`
  const colors = colorsOf(siteBrand, theme)
  return (
    <section className="theme-sample" data-theme={theme} style={{ ...colors, ...shapes }} aria-label={name}>
      <p className="theme-sample-name">{name}</p>
      {logo === '' ? null : <LogoSample logo={logo} />}
      <Heading level={3}>
        <Trans>Sample heading</Trans>
      </Heading>
      <p>
        <Trans>
          Body text with <Link href="#settings-place">a link</Link>.
        </Trans>
      </p>
      <p className="theme-sample-row">
        <Button size="sm">
          <Trans>Primary button</Trans>
        </Button>
        <Button size="sm" variant="outline">
          <Trans>Secondary button</Trans>
        </Button>
        <Badge>
          <Trans>New</Trans>
        </Badge>
      </p>
      <Callout tone="tip">
        <p>
          <Trans>This is a note.</Trans>
        </p>
      </Callout>
      <TextField
        label={t`Focused field`}
        defaultValue={t`Focus ring in the brand colour`}
        className="theme-sample-focus"
      />
    </section>
  )
}

/** A logo that cannot be loaded is reported by its own field. */
function LogoSample({ logo }: { readonly logo: string }) {
  const { t } = useLingui()
  const { api, language: locale } = useAdmin()
  const { data: item } = useQuery(mediaItemQuery(api, locale, logo))
  const src = item && smallPicture(item, 320)
  return src === undefined ? null : <img className="theme-sample-logo" src={src} alt={t`Logo`} />
}

/** Says how the colour is used: unchanged on buttons, and in a readable shade for links. */
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

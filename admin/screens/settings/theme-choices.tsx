/** Choices of the fonts, corners and spacing of the site, each with a sample. */
import { model } from '@cyanotype/content/model/index.ts'
import type { FontPairingName } from '@cyanotype/ui/fonts/pairings.ts'
import { fontFaceRules, fontProperties } from '@cyanotype/ui/fonts/pairings.ts'
import { RadioGroup } from '@cyanotype/ui/index.ts'
import type { CornerStyle, SpacingStyle } from '@cyanotype/ui/tokens/dimensions.ts'
import {
  cornerStyles,
  corners as defaultCorners,
  space,
  spacingStyles,
} from '@cyanotype/ui/tokens/dimensions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import type { SettingFieldProps } from './setting-field.tsx'
import { useErrors } from './setting-field.tsx'

const { fonts: fontsField, corners: cornersField, spacing: spacingField } = model.settings.fields

const pairingNames = Object.keys(fontsField.choices).filter(isPairing)

/** The value of the choice that stores nothing. */
const unchanged = 'default'

function isPairing(name: unknown): name is FontPairingName {
  return typeof name === 'string' && Object.hasOwn(fontsField.choices, name)
}

function isCornerStyle(name: unknown): name is CornerStyle {
  return typeof name === 'string' && Object.hasOwn(cornersField.choices, name)
}

function isSpacingStyle(name: unknown): name is SpacingStyle {
  return typeof name === 'string' && Object.hasOwn(spacingField.choices, name)
}

type Properties = Readonly<Record<`--${string}`, string>>

/** The chosen fonts, corners and spacing as custom properties, for a part of the page that shows them. */
export function shapeProperties({ fonts, corners, spacing }: Readonly<Record<string, unknown>>): Properties {
  return {
    ...(isPairing(fonts) ? fontProperties(fonts) : {}),
    ...cornerProperties(corners),
    ...spacingProperties(spacing),
  }
}

function spacingProperties(spacing: unknown): Properties {
  const sizes = { ...space, ...(isSpacingStyle(spacing) ? spacingStyles[spacing] : {}) }
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--space-${name}`, `${size}rem`]))
}

function cornerProperties(corners: unknown): Properties {
  const style = isCornerStyle(corners) ? cornerStyles[corners] : defaultCorners
  return Object.fromEntries(Object.entries(style).map(([name, value]) => [`--${name}`, value]))
}

/** Declares the fonts of all pairings. The browser loads those that the samples on the screen need. */
function usePairingFonts(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync([...new Set(pairingNames.flatMap(fontFaceRules))].join(''))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}

export function FontsChoice(props: SettingFieldProps) {
  const { t, i18n } = useLingui()
  usePairingFonts()
  const characters: Readonly<Record<FontPairingName, string>> = {
    system: t`No download. Each device shows its own fonts.`,
    garamond: t`Classic, like a printed book.`,
    inter: t`Neutral and modern. One font for everything.`,
    manrope: t`Friendly, with round headings.`,
    roboto: t`Technical, with strong headings.`,
  }
  return (
    <ShapeChoice
      {...props}
      className="font-choice"
      label={i18n._(fontsField.label)}
      hint={t`For headings and text of the public site. Visitors see them after you publish the settings.`}
      options={[
        {
          value: unchanged,
          label: <FontSample name={t`Literata and Commissioner`} />,
          hint: t`Default. A serif font for headings, a sans serif font for text.`,
        },
        ...pairingNames.map((name) => ({
          value: name,
          label: <FontSample name={i18n._(fontsField.choices[name])} fonts={name} />,
          hint: characters[name],
        })),
      ]}
    />
  )
}

interface FontSampleProps {
  readonly name: string
  readonly fonts?: FontPairingName
}

/** The name of a pairing, with a heading and a text in its fonts. Screen readers read only the name. */
function FontSample({ name, fonts }: FontSampleProps) {
  return (
    <>
      {name}
      <span className="font-sample" style={shapeProperties({ fonts })} aria-hidden="true">
        <span>
          <Trans>Sample heading</Trans>
        </span>
        <span>
          <Trans>A line of text, as visitors read it.</Trans>
        </span>
      </span>
    </>
  )
}

export function CornersChoice(props: SettingFieldProps) {
  const { t, i18n } = useLingui()
  const { square, round } = cornersField.choices
  const optionOf = (value: string, name: string) =>
    withSample(
      value,
      name,
      <span className="corner-sample" style={cornerProperties(value)} aria-hidden="true" />,
    )
  return (
    <ShapeChoice
      {...props}
      className="sample-choice"
      label={i18n._(cornersField.label)}
      hint={t`Of buttons, fields, cards and images.`}
      options={[
        optionOf('square', i18n._(square)),
        optionOf(unchanged, t`Slightly rounded (default)`),
        optionOf('round', i18n._(round)),
      ]}
    />
  )
}

export function SpacingChoice(props: SettingFieldProps) {
  const { t, i18n } = useLingui()
  const { compact, spacious } = spacingField.choices
  const optionOf = (value: string, name: string) =>
    withSample(
      value,
      name,
      <span className="spacing-sample" style={spacingProperties(value)} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>,
    )
  return (
    <ShapeChoice
      {...props}
      className="sample-choice"
      label={i18n._(spacingField.label)}
      hint={t`Between blocks and sections.`}
      options={[
        optionOf('compact', i18n._(compact)),
        optionOf(unchanged, t`Medium (default)`),
        optionOf('spacious', i18n._(spacious)),
      ]}
    />
  )
}

/** An option with a sample before its name. */
function withSample(value: string, name: string, sample: ReactNode) {
  return {
    value,
    label: (
      <>
        {sample}
        {name}
      </>
    ),
  }
}

interface ShapeChoiceProps extends SettingFieldProps {
  readonly label: string
  readonly hint: string
  readonly className: string
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: string }[]
}

function ShapeChoice({ label, hint, className, options, ...props }: ShapeChoiceProps) {
  const { name, layer, state, readOnly, onChange } = props
  const [error] = useErrors(props)
  const value = state.edits[layer].data[name]
  return (
    <RadioGroup
      id={fieldIdOf(layer, [name])}
      className={className}
      label={label}
      hint={hint}
      error={error?.message}
      value={typeof value === 'string' ? value : unchanged}
      onValueChange={(chosen) => onChange(layer, name, chosen === unchanged ? null : chosen)}
      options={options.map((option) => ({ ...option, disabled: readOnly }))}
    />
  )
}

/** Preview options: width, language, theme and date of the previewed page. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isSiteLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { Button, DateTimeField, NumberField, Popover, SegmentedControl, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePreferences } from '../../app-context/preferences.ts'
import { languageName } from '../../i18n/formats.tsx'
import type { PageTheme } from './preview-frame.tsx'

/** In CSS pixels. */
export const phoneWidth = 390
const widths = { desktop: undefined, tablet: 768, phone: phoneWidth } as const

export interface PreviewView {
  /** Undefined: the room that there is, at least that of a desktop. */
  readonly width: number | undefined
  readonly language: Locale
  /** Undefined: as the browser shows the site. */
  readonly theme: PageTheme | undefined
  /** The time of the site around the draft. Null: now. */
  readonly moment: Moment | null
}

interface PreviewOptionsProps {
  readonly view: PreviewView
  /** Whether the document has texts in several languages. */
  readonly hasLanguages: boolean
  readonly onChange: (change: Partial<PreviewView>) => void
}

export function WidthSwitch({ view: { width }, onChange }: Omit<PreviewOptionsProps, 'hasLanguages'>) {
  const { t } = useLingui()
  const device = Object.entries(widths).find(([, pixels]) => pixels === width)
  return (
    <SegmentedControl
      label={t`Preview width`}
      labelHidden
      segments={[
        { value: 'desktop', label: t`Desktop` },
        { value: 'tablet', label: t`Tablet` },
        { value: 'phone', label: t`Phone` },
      ]}
      value={device?.[0] ?? ''}
      onValueChange={(value) => {
        if (value === 'desktop' || value === 'tablet' || value === 'phone') onChange({ width: widths[value] })
      }}
    />
  )
}

export function PreviewOptions({ view, hasLanguages, onChange }: PreviewOptionsProps) {
  const { t } = useLingui()
  return (
    <Popover
      label={t`Preview options`}
      className="preview-options"
      trigger={(triggerProps) => (
        <Button {...triggerProps} variant="ghost" color="neutral" size="sm" icon="settings">
          <Trans>Options</Trans>
        </Button>
      )}
    >
      {hasLanguages ? <LanguageSelect {...view} onChange={onChange} /> : null}
      <ThemeSelect {...view} onChange={onChange} />
      <NumberField
        label={t`Width`}
        unit="px"
        hint={t`Default: as wide as a desktop.`}
        min={320}
        max={3_840}
        value={view.width ?? null}
        onValueChange={(width) => onChange({ width: width ?? undefined })}
      />
      <DateOfSite {...view} onChange={onChange} />
    </Popover>
  )
}

type PartProps = PreviewView & Pick<PreviewOptionsProps, 'onChange'>

function LanguageSelect({ language, onChange }: PartProps) {
  const { t, i18n } = useLingui()
  return (
    <Select
      label={t`Language`}
      value={language}
      options={siteLocales().map((code) => ({ value: code, label: languageName(code, i18n.locale) }))}
      onChange={({ target: { value } }) => isSiteLocale(value) && onChange({ language: value })}
    />
  )
}

function ThemeSelect({ theme, onChange }: PartProps) {
  const { t } = useLingui()
  const options = [
    { value: 'system', label: t`System` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const
  return (
    <Select
      label={t`Theme`}
      value={theme ?? 'system'}
      options={options}
      onChange={({ target }) =>
        onChange({ theme: options.find(({ value }) => value === target.value)?.value })
      }
    />
  )
}

function DateOfSite({ moment, onChange }: PartProps) {
  const { t } = useLingui()
  const { timeZone } = usePreferences()
  return (
    <>
      <DateTimeField
        label={t`Date of the site`}
        hint={t`Shows your draft with the content that is public at this time. Default: now.`}
        value={moment}
        defaultZone={timeZone}
        onValueChange={(next) => onChange({ moment: next })}
      />
      {moment === null ? null : (
        <Button variant="link" size="sm" onClick={() => onChange({ moment: null })}>
          <Trans>Show the site as it is now</Trans>
        </Button>
      )}
    </>
  )
}

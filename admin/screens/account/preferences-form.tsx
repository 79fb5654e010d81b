/** In which language, in which light and with which keys one likes the admin. */
import { isLocale, localeCodes, locales } from '@cyanotype/content/model/locales.ts'
import { SegmentedControl } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context.tsx'
import { useThemeChoice } from '../../session/theme-choice.ts'
import { useSpeak } from '../../shell/use-announce.ts'
import { AccountPart } from './account-section.tsx'
import { OwnKeys } from './shortcut-settings.tsx'

export function PreferencesForm() {
  const { t } = useLingui()
  const { locale } = useAdmin()
  const speak = useSpeak()
  const theme = useThemeChoice()
  return (
    <AccountPart title={t`Language, theme and keys`}>
      <SegmentedControl
        label={t`Language of the interface`}
        hint={t`Of the admin. What you write has its own.`}
        segments={localeCodes.map((code) => ({ value: code, label: locales[code].name }))}
        value={locale}
        onValueChange={(code) => isLocale(code) && speak(code)}
      />
      <SegmentedControl
        label={t`Theme`}
        segments={theme.options}
        value={theme.value}
        onValueChange={theme.onChange}
      />
      <OwnKeys />
    </AccountPart>
  )
}

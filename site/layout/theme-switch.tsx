import { Icon } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'

/**
 * Light, dark, or as the device says. The choice stays on the device: the server always renders the last, and a script
 * puts the reader's own in place before anything is painted. Without script there is nothing to choose, and it is absent.
 */
export function ThemeSwitch() {
  const { t } = useLingui()
  const themes = [
    { value: 'system', label: t`As the device` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ]
  return (
    <details className="theme-switch">
      <summary aria-label={t`Theme`}>
        <Icon name="sun" className="theme-switch-sun" />
        <Icon name="moon" className="theme-switch-moon" />
      </summary>
      <fieldset>
        <legend>{t`Theme`}</legend>
        {themes.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="theme" value={value} defaultChecked={value === 'system'} />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { contrast } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { persistTheme } from './persist-theme.ts'

const messages = { colorMode: english.colorMode }

registerIcons({ contrast })

export type ThemeSwitchProps = Omit<ComponentPropsWithRef<'details'>, 'children'>

const themes = ['system', 'light', 'dark'] as const

/**
 * A switch between light, dark and the setting of the device. The choice is stored on the device: the server
 * always renders the last option, and a script applies the choice before the first paint. Without a script
 * the switch is hidden.
 */
export function ThemeSwitch({ className, ref, ...rest }: ThemeSwitchProps) {
  const { word } = useUi(messages)
  const name = useId()
  return (
    <details
      {...rest}
      ref={useBehaviour(persistTheme, ref)}
      className={cx('theme-switch screen-only', className)}
    >
      <summary aria-label={word('colorMode.label')}>
        <Icon name="contrast" />
      </summary>
      <fieldset>
        <legend>{word('colorMode.label')}</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input type="radio" name={name} value={theme} defaultChecked={theme === 'system'} />
            {word(`colorMode.${theme}`)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

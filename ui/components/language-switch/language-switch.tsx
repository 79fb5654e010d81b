import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { languageSwitch: english.languageSwitch }

export interface Language {
  readonly code: string
  /** The name of the language in that language: `Ελληνικά`. */
  readonly name: string
  /** The visible short name: `ΕΛ`. */
  readonly short: string
  /** The URL of this page in that language, or of the nearest existing page. */
  readonly href: string
}

export interface LanguageSwitchProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The languages, each with the URL of the page in it. */
  readonly languages: readonly Language[]
  /** The code of the language of this page. */
  readonly current: string
}

/** Links to the other languages, not a select: each is named in its own language, and needs no script. */
export function LanguageSwitch({ languages, current, className, ...rest }: LanguageSwitchProps) {
  const { word } = useUi(messages)
  return (
    <nav
      aria-label={word('languageSwitch.label')}
      {...rest}
      className={cx('language-switch screen-only', className)}
    >
      <ul className="plain-list">
        {languages.map(({ code, name, short, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={code}
              hrefLang={code}
              aria-current={code === current ? 'true' : undefined}
              data-locale={code}
            >
              {short}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

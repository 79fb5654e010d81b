/** Marks a title in another language than the page: "EN", with the name of the language. */
import { useUi } from '../../provider/ui-provider.tsx'

export interface LanguageMarkProps {
  /** The language of the title. Nothing is shown without it. */
  readonly language: string | undefined
}

export function LanguageMark({ language }: LanguageMarkProps) {
  const { lang } = useUi()
  if (language === undefined) return null
  return (
    <>
      {' '}
      <abbr className="language-mark" title={namesIn(lang).of(language)}>
        {language.toUpperCase()}
      </abbr>
    </>
  )
}

const names = new Map<string, Intl.DisplayNames>()

/** Creating one takes longer than everything else that a link needs. */
function namesIn(lang: string): Intl.DisplayNames {
  const own = names.get(lang) ?? new Intl.DisplayNames(lang, { type: 'language' })
  names.set(lang, own)
  return own
}

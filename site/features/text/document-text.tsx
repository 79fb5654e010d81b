import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales, productLanguage } from '@cyanotype/content/model/index.ts'
import type { ProseProps } from '@cyanotype/ui/index.ts'
import { Callout, Prose, renderTree } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import { useFragment } from '../../fragments/fragment-cache.tsx'
import { rawHtml } from '../../fragments/raw-html.tsx'
import { componentsFor } from '../images/text-pictures.tsx'
import { embedComponents } from './page-embed.tsx'
import type { ReadText } from './text-cache.ts'
import { followingComponents, textComponents } from './text-components.tsx'

interface DocumentTextProps extends Omit<ProseProps, 'children'> {
  readonly text: ReadText
}

/** A text from the database. If it cannot be parsed, its source is shown as plain text. */
export function DocumentText({ text, ...prose }: DocumentTextProps) {
  const html = useFragment({ name: nameOf(text), by: textComponents, draw: () => <TextBody text={text} /> })
  return <Prose {...prose} {...rawHtml(html)} />
}

/** The targets of its links and images may change while the text stays the same. */
function nameOf({ hash, pictures, links, hasPrivacyPolicy }: ReadText): string {
  const name = hasPrivacyPolicy ? `${hash} policy` : hash
  return pictures.size + links.size === 0 ? name : `${name} ${JSON.stringify([...pictures, ...links])}`
}

function TextBody({ text }: { readonly text: ReadText }) {
  const { source, printable, pictures, links, hasPrivacyPolicy } = text
  if (printable !== undefined) {
    const own = { ...followingComponents(links), ...embedComponents(hasPrivacyPolicy) }
    return renderTree(printable.tree, { ...textComponents, ...own, ...componentsFor(pictures) })
  }
  return (
    <>
      <p role="note">
        <Trans>This text cannot be displayed, so its source is shown instead.</Trans>
      </p>
      <pre className="no-print">{source}</pre>
    </>
  )
}

/** Says that a text without a translation is shown in another language. The text has the matching `lang`. */
export function FallbackNotice({ language }: { readonly language: Locale }) {
  const { locale } = usePage()
  if (language === locale) return null
  const { name } = locales[language]
  return (
    <Callout tone="info">
      {language === productLanguage ? (
        <Trans>This page is not translated yet. It is shown in English.</Trans>
      ) : (
        <Trans>
          This page is not translated yet. Its language is: <span lang={language}>{name}</span>
        </Trans>
      )}
    </Callout>
  )
}

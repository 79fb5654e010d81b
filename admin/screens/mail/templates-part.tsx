/** Preview of each e-mail in each language, with example values. */
import {
  interfaceLocaleOf,
  interfaceLocales,
  isInterfaceLocale,
  locales,
} from '@cyanotype/content/model/index.ts'
import { Heading, SegmentedControl, Select, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { kindLabels } from './mail-labels.tsx'
import type { MailKind } from './queries.ts'
import { templateQuery } from './queries.ts'

const kinds = Object.keys(kindLabels).filter((name): name is MailKind => Object.hasOwn(kindLabels, name))

export function TemplatesPart() {
  const { t, i18n } = useLingui()
  const { locale: interfaceLocale } = useAdmin()
  const [kind, setKind] = useState<MailKind>('invitation')
  const [locale, setLocale] = useState(interfaceLocaleOf(interfaceLocale))
  const [format, setFormat] = useState<'html' | 'text'>('html')
  return (
    <section className="mail-section">
      <Heading level={3} className="mail-heading">
        <Trans>Templates</Trans>
      </Heading>
      <div className="mail-choices">
        <Select
          label={t`E-mail`}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((name) => name === target.value) ?? 'invitation')}
          options={kinds.map((value) => ({ value, label: i18n._(kindLabels[value]) }))}
        />
        <SegmentedControl
          label={t`Language`}
          segments={interfaceLocales.map((code) => ({ value: code, label: locales[code].name }))}
          value={locale}
          onValueChange={(code) => isInterfaceLocale(code) && setLocale(code)}
        />
        <SegmentedControl
          label={t`Format`}
          segments={[
            { value: 'html', label: 'HTML' },
            { value: 'text', label: t`Text` },
          ]}
          value={format}
          onValueChange={(value) => setFormat(value === 'text' ? 'text' : 'html')}
        />
      </div>
      <Template kind={kind} locale={locale} format={format} />
    </section>
  )
}

interface TemplateProps {
  readonly kind: MailKind
  readonly locale: Parameters<typeof templateQuery>[2]
  readonly format: 'html' | 'text'
}

function Template({ kind, locale, format }: TemplateProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data, error, refetch } = useQuery(templateQuery(api, kind, locale))
  if (error !== null) return <LoadFailure error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton lines={6} />
  return format === 'text' ? (
    <pre className="mail-text" lang={locale}>
      {data.text}
    </pre>
  ) : (
    // Without any permission: no scripts, no forms, and links open nowhere.
    <iframe className="mail-preview" title={t`Preview`} sandbox="" srcDoc={withNonce(data.html)} />
  )
}

/** The policy of this page also applies in the frame, and allows only styles with its nonce. */
function withNonce(html: string): string {
  const nonce = document.querySelector('script[nonce]')
  const value = nonce instanceof HTMLScriptElement ? nonce.nonce : ''
  return html.replace('<style>', `<style nonce="${value}">`)
}

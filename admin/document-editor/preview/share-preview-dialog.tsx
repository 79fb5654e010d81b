/** Share preview dialog: creates preview links for people without an account and revokes them. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, may, siteLocales } from '@cyanotype/content/model/index.ts'
import { Button, CopyField, Dialog, SegmentedControl, Skeleton, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Api, ResponseAt } from '../../api/client.ts'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { languageName, useMomentFormat } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import './preview.css'

type SharedLink = ResponseAt<'GET /api/previews'>['items'][number]

function linksQuery(api: Api, document: string) {
  return queryOptions({
    queryKey: ['previews', document],
    queryFn: () => api('GET /api/previews', { query: { document, shared: 'true' } }),
  })
}

interface SharePreviewDialogProps extends Pick<DocumentEditorState, 'type' | 'locale'> {
  /** The id of the document. */
  readonly id: string
  readonly onClose: () => void
}

export function SharePreviewDialog({ type, id, locale, onClose }: SharePreviewDialogProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const links = useQuery(linksQuery(api, id))
  const [made, setMade] = useState<MadeLink>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEverybodys = session !== null && may(session, 'users.manage', {})
  const language = languageName(locale, i18n.locale)
  return (
    <Dialog open onClose={onClose} title={t`Share preview`}>
      <div className="share-preview">
        <p>
          <Trans>
            Anyone with the link can read the draft in {language} until the link expires. They need no account
            and cannot change anything.
          </Trans>
        </p>
        <NewLink type={type.name} id={id} locale={locale} made={made} onMade={setMade} />
        <section aria-labelledby="shared-links">
          <h3 id="shared-links" className="share-preview-title" ref={heading} tabIndex={-1}>
            {isEverybodys ? t`Preview links` : t`Your preview links`}
          </h3>
          {links.isPending ? <Skeleton lines={2} /> : null}
          {links.isError ? <LoadFailure error={links.error} onRetry={links.refetch} /> : null}
          {links.data ? (
            <Links
              id={id}
              items={links.data.items}
              onRevoked={(revoked) => {
                if (revoked === made?.id) setMade(undefined)
                // The button with the focus was removed.
                heading.current?.focus()
              }}
            />
          ) : null}
        </section>
      </div>
    </Dialog>
  )
}

interface MadeLink {
  readonly id: string
  readonly url: string
}

interface NewLinkProps {
  readonly made: MadeLink | undefined
  readonly onMade: (made: MadeLink | undefined) => void
  readonly type: string
  readonly id: string
  readonly locale: Locale
}

function NewLink({ type, id, locale, made, onMade }: NewLinkProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [days, setDays] = useState('7')
  const [isWorking, setIsWorking] = useState(false)
  const create = async () => {
    setIsWorking(true)
    try {
      const link = await api('POST /api/documents/{type}/{id}/preview', {
        params: { type, id },
        body: { locale, days: Number(days) },
      })
      onMade({ id: link.id, url: new URL(link.url, location.origin).href })
      void queries.invalidateQueries({ queryKey: ['previews', id] })
    } catch (error) {
      report(error)
    }
    setIsWorking(false)
  }
  return (
    <div className="share-preview-new">
      <SegmentedControl
        label={t`Expires after`}
        value={days}
        segments={[
          { value: '1', label: t`1 day` },
          { value: '7', label: t`7 days` },
          { value: '30', label: t`30 days` },
        ]}
        onValueChange={(value) => {
          setDays(value)
          onMade(undefined)
        }}
      />
      <Button icon="link" loading={isWorking} onClick={() => void create()}>
        <Trans>Create link</Trans>
      </Button>
      {made === undefined ? null : (
        <CopyField
          label={t`Preview link`}
          hint={t`Copy the link now. It is not shown again.`}
          value={made.url}
        />
      )}
    </div>
  )
}

interface LinksProps {
  readonly id: string
  readonly items: readonly SharedLink[]
  readonly onRevoked: (link: string) => void
}

function Links({ id, items, onRevoked }: LinksProps) {
  if (items.length === 0)
    return (
      <p className="share-preview-note">
        <Trans>No preview links yet</Trans>
      </p>
    )
  return (
    <ul className="plain-list share-preview-links">
      {items.map((link) => (
        <LinkLine key={link.id} id={id} link={link} onRevoked={() => onRevoked(link.id)} />
      ))}
    </ul>
  )
}

interface LinkLineProps {
  readonly id: string
  readonly link: SharedLink
  readonly onRevoked: () => void
}

function LinkLine({ id, link, onRevoked }: LinkLineProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [isWorking, setIsWorking] = useState(false)
  const language = languageName(
    siteLocales().find((code) => code === link.locale) ?? defaultLocale(),
    i18n.locale,
  )
  const until = useMomentFormat({ dateStyle: 'medium', timeStyle: 'short' })(link.expiresAt)
  const who = link.createdBy
  const revoke = async () => {
    setIsWorking(true)
    try {
      await api('DELETE /api/previews/{id}', { params: { id: link.id } })
      await queries.invalidateQueries({ queryKey: ['previews', id] })
      onRevoked()
      toasts.add({ tone: 'success', title: t`Link revoked` })
    } catch (error) {
      report(error)
    }
    setIsWorking(false)
  }
  return (
    <li>
      <span>
        {language}
        <span className="share-preview-note">
          <Trans>
            By {who}, expires {until}
          </Trans>
        </span>
      </span>
      <Button
        size="sm"
        variant="outline"
        color="neutral"
        loading={isWorking}
        aria-label={t`Revoke link by ${who}, expires ${until}`}
        onClick={() => void revoke()}
      >
        <Trans>Revoke</Trans>
      </Button>
    </li>
  )
}

function report(error: unknown) {
  if (error instanceof Error) toasts.add({ tone: 'danger', urgent: true, title: error.message })
}

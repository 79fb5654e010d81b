/** Publish summary: errors, changes that visitors will see, and documents to publish together. */
import type { DocumentType, Layer, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, interfacePath, pagePath, shared } from '@cyanotype/content/model/index.ts'
import { Checkbox, Icon } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { Api, ResponseAt } from '../../api/client.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { isSameValue } from '../../forms/same-value.ts'
import { languageName } from '../../i18n/formats.tsx'
import type { DocumentFinding } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { CheckList } from '../fields/publish-checks.tsx'
import { PageChecks } from '../page-checks/page-checks.tsx'
import type { DocumentResponse } from '../saving/publishing.ts'
import { isPublic, layersToPublish, otherChangedLanguages } from '../saving/publishing.ts'

interface PublishSummaryProps extends DocumentEditorState {
  readonly selected: readonly Locale[]
  readonly obstacles: readonly DocumentFinding[]
  /** The number of machine translations that no user has confirmed. */
  readonly unconfirmed: number
  readonly companions: readonly LinkedDocument[]
  /** The ids of documents that are not published. */
  readonly excluded: readonly string[]
  readonly onExclude: (left: readonly string[]) => void
  /** Called when the user goes to a field with an error. */
  readonly onGo: () => void
}

export function PublishSummary(props: PublishSummaryProps) {
  const { obstacles, onGo, ...rest } = props
  return (
    <div className="publish-summary">
      {obstacles.length > 0 ? (
        <section>
          <h3>
            <Trans>Issues to fix</Trans>
          </h3>
          <CheckList {...rest} findings={obstacles} onGo={onGo} />
        </section>
      ) : null}
      <Changes {...props} />
      <Companions {...props} />
      <PageChecks {...rest} onGo={onGo} />
    </div>
  )
}

function Changes(props: PublishSummaryProps) {
  const { i18n } = useLingui()
  const { type, state, selected, unconfirmed } = props
  const { document } = state
  const changed = useChangedAddresses(props)
  const names = (codes: readonly Locale[]) => languageNames(i18n.locale, codes)
  const firstTime = selected.filter((code) => !isPublic(document, code))
  const again = selected.filter((code) => isPublic(document, code))
  const [firstNames, againNames] = [names(firstTime), names(again)]
  return (
    <ul className="publish-changes plain-list">
      {firstTime.length > 0 ? (
        <Change icon="publish">
          <Trans>First publication in {firstNames}</Trans>
        </Change>
      ) : null}
      {again.length > 0 ? (
        <Change icon="refresh">
          {type.page === undefined ? (
            <Trans>Updates the site in {againNames}</Trans>
          ) : (
            <Trans>Updates the published page in {againNames}</Trans>
          )}
        </Change>
      ) : null}
      <SharedChange {...props} />
      {unconfirmed > 0 ? (
        <Change icon="warning">
          <Plural
            value={unconfirmed}
            one="# machine translation to confirm"
            other="# machine translations to confirm"
          />
        </Change>
      ) : null}
      {changed.map(({ before, now }) => (
        <Change key={before} icon="link">
          <Trans>
            The URL changes from <code>{before}</code> to <code>{now}</code>. The old URL redirects to the new
            one.
          </Trans>
        </Change>
      ))}
    </ul>
  )
}

/** What languages that are not selected get, because they share fields. */
function SharedChange(props: PublishSummaryProps) {
  const { i18n } = useLingui()
  const { type, state, selected } = props
  const fields = useChangedSharedFields(props)
  const isPublished = layersToPublish(type, state.document, selected).includes(shared)
  const languages = otherChangedLanguages(state.document, selected)
  if (!isPublished || fields === undefined || languages.length === 0) return null
  const sharedNames = new Intl.ListFormat(i18n.locale).format(fields.map(({ label }) => i18n._(label)))
  const alsoNames = languageNames(i18n.locale, languages)
  return (
    <Change icon="languages">
      {type.page === undefined ? (
        <Trans>
          Shared fields ({sharedNames}) are published too. This also updates the site in {alsoNames}.
        </Trans>
      ) : (
        <Trans>
          Shared fields ({sharedNames}) are published too. This also updates the page in {alsoNames}.
        </Trans>
      )}
    </Change>
  )
}

const languageNames = (locale: string, codes: readonly Locale[]) =>
  new Intl.ListFormat(locale).format(codes.map((code) => languageName(code, locale)))

interface ChangeProps {
  readonly icon: 'publish' | 'refresh' | 'languages' | 'link' | 'warning'
  readonly children: React.ReactNode
}

function Change({ icon, children }: ChangeProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  )
}

/** The shared fields that differ from the published version. `undefined` until that version is there. */
function useChangedSharedFields({ type, state }: PublishSummaryProps) {
  const { api } = useAdmin()
  const { document, edits } = state
  const isPublished = isPublic(document, shared)
  const published = useQuery({ ...publishedQuery(api, { type, document }, shared), enabled: isPublished })
  if (isPublished && published.isPending) return undefined
  const fields = Object.entries(fieldsOf(type, shared))
  const before = published.data
  const changed =
    before === undefined
      ? fields
      : fields.filter(([name]) => !isSameValue(before[name] ?? null, edits[shared].data[name] ?? null))
  return (changed.length > 0 ? changed : fields).map(([, field]) => field)
}

/** Pairs the published URLs with those that will replace them. */
function useChangedAddresses({ type, state, selected }: PublishSummaryProps) {
  const { api } = useAdmin()
  const { document, edits } = state
  const published = type.page === undefined ? [] : selected.filter((code) => isPublic(document, code))
  const found = useQueries({
    queries: published.map((code) => publishedQuery(api, { type, document }, code)),
  })
  return published.flatMap((code, index) => {
    const data = found[index]?.data
    const common = edits[shared].data
    const before = data && pagePath(type, code, { ...common, ...data })
    const now = pagePath(type, code, { ...common, ...edits[code].data })
    return before === undefined || now === undefined || before === now ? [] : [{ before, now }]
  })
}

// Requests before publishing.

type LinkedDocument = ResponseAt<'GET /api/documents/{type}/{id}/publish-plan'>['items'][number]

interface OfDocument {
  readonly type: DocumentType
  readonly document: DocumentResponse | undefined
}

/** Linked documents that visitors cannot see yet, and that have a text in one of these languages. */
export function planQuery(api: Api, { type, document }: OfDocument, locales: readonly Locale[]) {
  const id = document?.id ?? ''
  const versions = locales.map((code) => document?.layers[code].version)
  return queryOptions({
    queryKey: ['publish-plan', type.name, id, locales, versions],
    gcTime: 0,
    queryFn: async () => {
      const query = { locales: locales.join(',') }
      const params = { type: type.name, id }
      const { items } = await api('GET /api/documents/{type}/{id}/publish-plan', { params, query })
      return items.filter((item) => item.locales.some((code) => item.layers[code] !== undefined))
    },
  })
}

/** The published values of a language or of the shared fields. */
function publishedQuery(api: Api, { type, document }: OfDocument, locale: Layer) {
  const number = document?.layers[locale].publishedVersion ?? 0
  const params = { type: type.name, id: document?.id ?? '', locale, number }
  return queryOptions({
    queryKey: ['version', type.name, params.id, locale, number],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      (await api('GET /api/documents/{type}/{id}/{locale}/versions/{number}', { params })).data,
  })
}

function Companions({ companions, excluded, onExclude }: PublishSummaryProps) {
  const { t, i18n } = useLingui()
  const { locale: interfaceLocale } = useAdmin()
  if (companions.length === 0) return null
  const toggle = (id: string, isTaken: boolean) =>
    onExclude(isTaken ? excluded.filter((other) => other !== id) : [...excluded, id])
  return (
    <section>
      <h3>
        <Trans>Links to unpublished documents</Trans>
      </h3>
      <ul className="publish-companions plain-list">
        {companions.map(({ id, title, locales, mayPublish }) => {
          const name = title ?? t`Untitled`
          const languages = new Intl.ListFormat(i18n.locale).format(
            locales.map((code) => languageName(code, i18n.locale)),
          )
          return (
            <li key={id}>
              {mayPublish ? (
                <Checkbox
                  label={t`Also publish “${name}”`}
                  hint={languages}
                  checked={!excluded.includes(id)}
                  onChange={(event) => toggle(id, event.target.checked)}
                />
              ) : (
                <p>
                  <Trans>
                    <a href={interfacePath(interfaceLocale, `/admin/edit/${id}`)}>{name}</a> is not published,
                    and you do not have permission to publish it.
                  </Trans>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

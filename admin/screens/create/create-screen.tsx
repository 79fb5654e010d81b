/** Create screen: an empty document, a copy, or an imported file. */
import { maxSearchText } from '@cyanotype/content/contracts/search-text.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { interfacePath, may, model } from '@cyanotype/content/model/index.ts'
import { Button, Callout, Card, CardGrid, Combobox, Select, Tabs } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { NoPermission } from '../../session/role-gate.tsx'
import './create.css'
import type { ComboboxOption } from '@cyanotype/ui/index.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { titleIn } from '../../api/document-summary.ts'
import { useRouter } from '../../router/router-context.tsx'
import { FromFile } from './from-file.tsx'

export function CreateScreen() {
  const { t } = useLingui()
  const session = useSession()
  const all: readonly DocumentType[] = Object.values(model)
  const [first, ...others] = all.filter(
    (type) => type.kind === 'collection' && session !== null && may(session, 'documents.create', { type }),
  )
  return (
    <div className="create">
      <ScreenHeader title={t`Create new`} />
      <div className="create-work">
        {first === undefined ? (
          <NoPermission title={t`No permission to create content`}>
            <Trans>An administrator can change your role.</Trans>
          </NoPermission>
        ) : (
          <CreateOptions types={[first, ...others]} />
        )}
      </div>
    </div>
  )
}

function CreateOptions({ types }: { readonly types: readonly [DocumentType, ...DocumentType[]] }) {
  const { t, i18n } = useLingui()
  const { locale } = useAdmin()
  return (
    <Tabs
      label={t`Create from`}
      level={2}
      items={[
        {
          value: 'empty',
          label: t`Blank document`,
          panel: (
            <CardGrid className="create-kinds">
              {types.map((type) => (
                <Card
                  level={2}
                  key={type.name}
                  title={i18n._(type.labelOne)}
                  href={interfacePath(locale, `/admin/create?type=${type.name}`)}
                />
              ))}
            </CardGrid>
          ),
        },
        { value: 'copy', label: t`Existing document`, panel: <FromCopy types={types} /> },
        { value: 'file', label: t`MDX file`, panel: <FromFile types={types} /> },
      ]}
    />
  )
}

/** Creates a document from the drafts of another. */
function FromCopy({ types }: { readonly types: readonly [DocumentType, ...DocumentType[]] }) {
  const { t, i18n } = useLingui()
  const { api, locale, language } = useAdmin()
  const router = useRouter()
  const hintId = useId()
  const [name, setName] = useState(types[0].name)
  const [chosen, choose] = useState<ComboboxOption | null>(null)
  const find = useCallback(
    async (title: string) => {
      const query = { q: title.slice(0, maxSearchText) || undefined, limit: 20, fields: '' }
      const { items } = await api('GET /api/documents/{type}', { params: { type: name }, query })
      return items.map(({ id, titles }) => ({ value: id, label: titleIn(titles, language) ?? t`Untitled` }))
    },
    [api, name, language, t],
  )
  const copy = useMutation({
    mutationFn: () =>
      api('POST /api/documents/{type}/{id}/copy', {
        params: { type: name, id: chosen?.value ?? '' },
        body: {},
      }),
    onSuccess: ({ id }) => void router.navigate({ href: interfacePath(locale, `/admin/edit/${id}`) }),
  })
  return (
    <div className="create-form">
      <p id={hintId} className="field-hint">
        <Trans>The copy includes all languages as drafts, with new slugs.</Trans>
      </p>
      <div className="create-choices">
        <Select
          label={t`Type`}
          value={name}
          options={types.map((one) => ({ value: one.name, label: i18n._(one.labelOne) }))}
          onChange={({ target }) => {
            setName(target.value)
            choose(null)
          }}
        />
        <Combobox
          key={name}
          label={t`Document to duplicate`}
          aria-describedby={hintId}
          options={find}
          value={chosen}
          onValueChange={choose}
        />
      </div>
      {copy.error ? (
        <Callout tone="danger">
          <p>{copy.error.message}</p>
        </Callout>
      ) : null}
      <Button disabled={chosen === null} loading={copy.isPending} onClick={() => copy.mutate()}>
        <Trans>Duplicate</Trans>
      </Button>
    </div>
  )
}

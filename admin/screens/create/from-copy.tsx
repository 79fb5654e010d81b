/** Creates a document from the drafts of another. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import type { ComboboxOption } from '@cyanotype/ui/index.ts'
import { Button, Callout, Combobox, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { useRouter } from '../../router/use-router.ts'
import { titleIn } from '../documents/summary.ts'

export function FromCopy({ types }: { readonly types: readonly [DocumentType, ...DocumentType[]] }) {
  const { t, i18n } = useLingui()
  const { api, locale } = useAdmin()
  const router = useRouter()
  const hintId = useId()
  const [name, setName] = useState(types[0].name)
  const [chosen, choose] = useState<ComboboxOption | null>(null)
  const find = useCallback(
    async (words: string) => {
      const query = { q: words.slice(0, 200) || undefined, limit: 20, fields: '' }
      const { items } = await api('GET /api/documents/{type}', { params: { type: name }, query })
      return items.map(({ id, titles }) => ({ value: id, label: titleIn(titles, locale) ?? t`Untitled` }))
    },
    [api, name, locale, t],
  )
  const copy = useMutation({
    mutationFn: () =>
      api('POST /api/documents/{type}/{id}/copy', {
        params: { type: name, id: chosen?.value ?? '' },
        body: {},
      }),
    onSuccess: ({ id }) => void router.navigate({ href: localizedPath(locale, `/admin/edit/${id}`) }),
  })
  return (
    <div className="create-form">
      <p id={hintId} className="field-hint">
        <Trans>The copy has all its languages, as drafts at addresses of their own.</Trans>
      </p>
      <div className="create-choices">
        <Select
          label={t`Kind`}
          value={name}
          options={types.map((one) => ({ value: one.name, label: i18n._(one.labelOne) }))}
          onChange={({ target }) => {
            setName(target.value)
            choose(null)
          }}
        />
        <Combobox
          key={name}
          label={t`Document to copy`}
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
        <Trans>Begin with a copy</Trans>
      </Button>
    </div>
  )
}

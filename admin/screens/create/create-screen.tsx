/** Create screen: an empty document, a copy, or an imported file. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { localizedPath, may, model } from '@cyanotype/content/model/index.ts'
import { Card, CardGrid, Tabs } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin, useSession } from '../../app-context.tsx'
import { Closed } from '../../session/no-permission.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import './create.css'
import { FromCopy } from './from-copy.tsx'
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
      <ScreenHeader title={t`Something new`} />
      <div className="create-work">
        {first === undefined ? (
          <Closed title={t`You may not begin anything here`}>
            <Trans>Somebody who manages the house can change that.</Trans>
          </Closed>
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
      label={t`How to begin`}
      level={2}
      items={[
        {
          value: 'empty',
          label: t`Empty`,
          panel: (
            <CardGrid className="create-kinds">
              {types.map((type) => (
                <Card
                  level={2}
                  key={type.name}
                  title={i18n._(type.labelOne)}
                  href={localizedPath(locale, `/admin/create?type=${type.name}`)}
                />
              ))}
            </CardGrid>
          ),
        },
        { value: 'copy', label: t`From a copy`, panel: <FromCopy types={types} /> },
        { value: 'file', label: t`From an MDX file`, panel: <FromFile types={types} /> },
      ]}
    />
  )
}

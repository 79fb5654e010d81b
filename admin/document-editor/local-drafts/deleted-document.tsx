/** Deleted document: offers the unsaved text that this device still has for it. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { interfacePath, may, model } from '@cyanotype/content/model/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { NotFoundScreen } from '../../components/not-found-screen.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { useRouter } from '../../router/router-context.tsx'
import './orphaned-drafts.css'
import { useOrphanedDrafts } from './orphaned-drafts.ts'
import { DiscardDrafts, OrphanedDrafts } from './orphaned-drafts.tsx'

interface DeletedDocumentProps {
  readonly name: string
  readonly path: string
  readonly others: ReadonlySet<string>
}

export function DeletedDocument({ name, path, others }: DeletedDocumentProps) {
  const { t } = useLingui()
  const { locale } = useAdmin()
  const session = useSession()
  const router = useRouter()
  const { orphaned, remove, passOn } = useOrphanedDrafts(name, others)
  if (orphaned === undefined) return <NotFoundScreen path={path} />
  const type = typeNamed(orphaned.type)
  const mayCreate =
    type?.kind === 'collection' && session !== null && may(session, 'documents.create', { type })
  const begin = () => {
    passOn()
    void router.navigate({ href: interfacePath(locale, `/admin/create?type=${orphaned.type}`) })
  }
  return (
    <>
      <ScreenHeader
        title={t`Document deleted`}
        actions={
          <>
            <DiscardDrafts onThrow={() => remove(orphaned.texts)} />
            {mayCreate ? (
              <Button icon="plus" onClick={begin}>
                <Trans>Create new document</Trans>
              </Button>
            ) : null}
          </>
        }
      >
        <p className="orphaned-draft-note">
          <Trans>
            This document was permanently deleted. Your unsaved changes are still stored on this device.
          </Trans>
        </p>
      </ScreenHeader>
      <div className="orphaned-drafts">
        <OrphanedDrafts type={type} texts={orphaned.texts} />
      </div>
    </>
  )
}

function typeNamed(name: string): DocumentType | undefined {
  const types: readonly DocumentType[] = Object.values(model)
  return types.find((type) => type.name === name)
}

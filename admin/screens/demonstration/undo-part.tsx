/** Result of the last removal of the demonstration, with its undo. */
import { AlertDialog, Button, Callout, toasts } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { AdminLink } from '../../components/admin-link.tsx'
import { useWork } from '../../components/use-work.tsx'
import { pageDate } from '../../i18n/formats.tsx'
import type { Removal } from './queries.ts'
import { family } from './queries.ts'

export function UndoPart({ removal: { until, documents, singles, media } }: { readonly removal: Removal }) {
  const { t, i18n } = useLingui()
  const [isConfirming, setIsConfirming] = useState(false)
  const day = pageDate(i18n.locale).format(new Date(until))
  return (
    <Callout tone="success" title={t`The demonstration content is removed`}>
      <p>
        <Plural value={documents} one="# document" other="# documents" />,{' '}
        <Plural value={media} one="# file" other="# files" />,{' '}
        <Plural
          value={singles}
          one="# page or menu with empty texts"
          other="# pages and menus with empty texts"
        />
      </p>
      <p>
        <Trans>
          Turn on the sections that you need in{' '}
          <AdminLink to="/admin/settings?place=sections">Settings, Sections</AdminLink>. You can undo the
          removal until {day}.
        </Trans>
      </p>
      <p>
        <Button variant="outline" color="neutral" icon="undo" onClick={() => setIsConfirming(true)}>
          <Trans>Undo the removal</Trans>
        </Button>
      </p>
      {isConfirming ? <UndoQuestion onClose={() => setIsConfirming(false)} /> : null}
    </Callout>
  )
}

function UndoQuestion({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork(family)
  const queries = useQueryClient()
  const handleConfirm = async () => {
    const counts = await work.do(() => api('POST /api/demonstration/undo', {}))
    if (counts === undefined) return
    toasts.add({ title: t`Demonstration content restored` })
    onClose()
    await queries.invalidateQueries()
  }
  return (
    <AlertDialog
      open
      title={t`Restore the demonstration content?`}
      action={t`Restore`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <p>
        <Trans>
          The site returns to its earlier state. Texts of pages and menus that you wrote since then stay in
          their versions.
        </Trans>
      </p>
    </AlertDialog>
  )
}

/** Dialog that saves the current list settings as a view. */
import { may } from '@cyanotype/content/model/core.ts'
import { Checkbox, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { viewsQuery } from './saved-views.ts'
import type { ShownView } from './view-menu.tsx'

interface SaveViewDialogProps {
  readonly type: string
  readonly shown: ShownView
  readonly onClose: () => void
}

export function SaveViewDialog({ type, shown, onClose }: SaveViewDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = useMutation({
    mutationFn: () => {
      const settings = { query: { ...shown.query }, columns: [...shown.columns] }
      return api('POST /api/views', { body: { type, name, isShared, settings } })
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: viewsQuery(api, type).queryKey })
      toasts.add({ tone: 'success', title: t`View “${name}” saved` })
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t`Save view`}
      action={<Trans>Save</Trans>}
      isBusy={save.isPending}
      onSubmit={() => save.mutate()}
    >
      <TextField
        label={t`Name`}
        hint={t`For example “This week’s drafts”. Saves the search, filters, sort order and columns.`}
        required
        maxLength={80}
        value={name}
        error={save.error?.message}
        onChange={({ target }) => setName(target.value)}
      />
      {session && may(session, 'views.share') ? (
        <Checkbox
          label={t`Share with all users`}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      ) : null}
    </FormDialog>
  )
}

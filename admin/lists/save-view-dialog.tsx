/** Dialogs that save the current list settings as a view, and rename a view. */
import { may } from '@cyanotype/content/model/core.ts'
import { Checkbox, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import type { SavedView } from './saved-views.ts'
import { viewsQuery } from './saved-views.ts'
import type { ShownView } from './view-menu.tsx'

interface ViewDialogProps {
  readonly type: string
  readonly shown: ShownView
  /** The view to rename. */
  readonly view: SavedView | 'new'
  /** The views of this user. Each has its own name. */
  readonly own: readonly SavedView[]
  readonly onClose: () => void
}

export function ViewDialog({ shown, view, ...rest }: ViewDialogProps) {
  return view === 'new' ? (
    <SaveViewDialog {...rest} shown={shown} />
  ) : (
    <RenameViewDialog {...rest} view={view} />
  )
}

type SaveViewDialogProps = Omit<ViewDialogProps, 'view'>

function SaveViewDialog({ type, shown, own, onClose }: SaveViewDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const [isShared, setShared] = useState(false)
  return (
    <NameDialog
      {...{ type, own, onClose }}
      title={t`Save view`}
      hint={t`For example “This week’s drafts”. Saves the search, filters, sort order and columns.`}
      onSave={(name) => {
        const settings = { query: { ...shown.query }, columns: [...shown.columns] }
        return api('POST /api/views', { body: { type, name, isShared, settings } })
      }}
    >
      {session && may(session, 'views.share') ? (
        <Checkbox
          label={t`Share with all users`}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      ) : null}
    </NameDialog>
  )
}

interface RenameViewDialogProps extends Omit<SaveViewDialogProps, 'shown'> {
  readonly view: SavedView
}

function RenameViewDialog({ view, own, ...rest }: RenameViewDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { id, isShared, settings } = view
  return (
    <NameDialog
      {...rest}
      own={own.filter((other) => other !== view)}
      title={t`Rename view`}
      before={view.name}
      onSave={(name) => api('PUT /api/views/{id}', { params: { id }, body: { name, isShared, settings } })}
    />
  )
}

interface NameDialogProps extends Omit<SaveViewDialogProps, 'shown'> {
  readonly title: string
  readonly hint?: string
  /** The name of the view until now. */
  readonly before?: string
  readonly onSave: (name: string) => Promise<unknown>
  readonly children?: ReactNode
}

function NameDialog({ type, own, title, hint, before = '', onSave, onClose, children }: NameDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(before)
  const name = typed.trim()
  const save = useMutation({
    async mutationFn() {
      if (own.some((view) => view.name === name))
        throw new Error(t`You already have a view with this name. Choose another name.`)
      await onSave(name)
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
      title={title}
      action={<Trans>Save</Trans>}
      isBusy={save.isPending}
      onSubmit={() => save.mutate()}
    >
      <TextField
        label={t`Name`}
        hint={hint}
        required
        maxLength={80}
        value={typed}
        error={save.error?.message}
        onChange={({ target }) => setTyped(target.value)}
      />
      {children}
    </FormDialog>
  )
}

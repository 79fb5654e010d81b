/** A button that deletes something permanently after the user has confirmed it. */
import { AlertDialog, Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

interface DeleteWithConfirmationProps {
  /** The title of the dialog. */
  readonly question: string
  readonly onDelete: () => Promise<unknown>
  readonly onDeleted: () => void
}

export function DeleteWithConfirmation({ question, onDelete, onDeleted }: DeleteWithConfirmationProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const remove = useMutation({ mutationFn: onDelete, onSuccess: onDeleted })
  return (
    <>
      <Button variant="outline" color="red" icon="trash" onClick={() => setIsOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <AlertDialog
        open={isOpen}
        title={question}
        action={t`Delete permanently`}
        busy={remove.isPending}
        error={remove.error?.message}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsOpen(false)}
      >
        <Trans>You cannot undo this.</Trans>
      </AlertDialog>
    </>
  )
}

/** File actions of an item: name, folder, replace, download and move to trash. */
import { maxFileName } from '@cyanotype/content/contracts/file-name.ts'
import { AlertDialog, Button, ButtonLink, Callout, FileButton, TextField } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdmin } from '../../../app-context/app-context.tsx'
import { fileTypes, kindOf } from '../../../media/media-item.ts'
import type { OpenItem } from '../../../media/use-item.ts'
import { useChangeItem } from '../../../media/use-item.ts'
import { DeletePermanently, useBulkActions } from '../bulk-actions.tsx'
import { MoveDialog } from '../folders/move-dialog.tsx'
import { usesQuery } from './item-uses.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

interface ItemFileProps {
  readonly item: OpenItem
  readonly mayEdit: boolean
  /** The item was moved to the trash, restored or deleted. */
  readonly onDeleted: () => void
}

const quiet = { variant: 'outline', color: 'neutral', size: 'sm' } as const

export function ItemFile({ item, mayEdit, onDeleted }: ItemFileProps) {
  const [refusal, setRefusal] = useState('')
  const actions = useBulkActions({ onRefused: setRefusal })
  const isTrashed = item.trashedAt !== null
  const act = async (action: typeof actions.restore) => {
    setRefusal('')
    if (await action([item])) onDeleted()
  }
  return (
    <section className="media-file">
      {mayEdit && !isTrashed ? <Name item={item} /> : null}
      <div className="media-file-tools">
        <ButtonLink {...quiet} icon="download" href={item.whole.src} download={item.name}>
          <Trans>Download</Trans>
        </ButtonLink>
        {mayEdit && !isTrashed ? <Tools item={item} onTrash={() => void act(actions.trash)} /> : null}
        {mayEdit && isTrashed ? (
          <>
            <Button {...quiet} icon="undo" onClick={() => void act(actions.restore)}>
              <Trans>Restore</Trans>
            </Button>
            <DeletePermanently count={1} onConfirm={() => void act(actions.deletePermanently)} />
          </>
        ) : null}
      </div>
      <div role="alert">{refusal ? <Callout tone="danger">{refusal}</Callout> : null}</div>
    </section>
  )
}

function Name({ item }: Pick<ItemFileProps, 'item'>) {
  const { t } = useLingui()
  const change = useChangeItem(item)
  const [name, setName] = useState(item.name)
  const [stored, setStored] = useState(item.name)
  const [error, setError] = useState('')
  // The replacement brings its own name, so leaving the name field must not restore the old one.
  if (stored !== item.name) {
    setStored(item.name)
    setName(item.name)
  }
  const save = async () => {
    if (name.trim() === '' || name === item.name) return setName(item.name)
    try {
      setName((await change({ name: name.trim() })).name)
      setError('')
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
  }
  // Escape closes the drawer without a blur event.
  const leave = useEffectEvent(() => void save())
  useEffect(() => () => leave(), [])
  return (
    <TextField
      label={t`Name`}
      value={name}
      error={error}
      maxLength={maxFileName}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => void save()}
      onKeyDown={({ key }) => void (key === 'Enter' && save())}
    />
  )
}

function Tools({ item, onTrash }: TrashProps) {
  const actions = useBulkActions()
  const [isMoving, setIsMoving] = useState(false)
  const [other, setOther] = useState<File>()
  return (
    <>
      <FileButton
        {...quiet}
        icon="refresh"
        accept={fileTypes[kindOf(item)]}
        onFiles={([file]) => setOther(file)}
      >
        <Trans>Replace</Trans>
      </FileButton>
      <Button {...quiet} icon="folder" onClick={() => setIsMoving(true)}>
        <Trans>Move</Trans>
      </Button>
      <Trash item={item} onTrash={onTrash} />
      {isMoving ? (
        <MoveDialog
          title={<Plural value={1} one="Move # file" other="Move # files" />}
          onClose={() => setIsMoving(false)}
          onMove={(folder) => {
            setIsMoving(false)
            void actions.move([item], folder)
          }}
        />
      ) : null}
      {other ? <ReplaceDialog item={item} file={other} onClose={() => setOther(undefined)} /> : null}
    </>
  )
}

interface TrashProps {
  readonly item: OpenItem
  readonly onTrash: () => void
}

/** Asks if the item is in use; otherwise offers undo afterwards. */
function Trash({ item, onTrash }: TrashProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useQuery(usesQuery(api, item.id))
  const [isConfirming, setIsConfirming] = useState(false)
  const documents = new Set(data?.items.map(({ id }) => id)).size
  return (
    <>
      <Button
        {...quiet}
        color="red"
        icon="trash"
        onClick={() => (documents > 0 ? setIsConfirming(true) : onTrash())}
      >
        <Trans>Move to trash</Trans>
      </Button>
      <AlertDialog
        open={isConfirming}
        title={<Plural value={documents} one="Used in # document" other="Used in # documents" />}
        action={t`Move to trash`}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false)
          onTrash()
        }}
      >
        <Trans>The documents still show the file. In the library, it appears only in the trash.</Trans>
      </AlertDialog>
    </>
  )
}

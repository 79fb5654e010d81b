/** Upload list: the state of each file and its actions. */
import type { AnyIconName } from '@cyanotype/ui/index.ts'
import { Button, Icon, Progress } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { AdminLink } from '../../components/admin-link.tsx'
import type { Upload, UploadState } from './upload-queue.ts'
import { isFinished } from './upload-queue.ts'
import type { Uploads } from './upload-runner.ts'

const icons: Readonly<Record<UploadState, AnyIconName>> = {
  waiting: 'clock',
  sending: 'publish',
  lost: 'warning',
  done: 'success',
  present: 'copy',
  refused: 'danger',
}

/** The number of rendered files. The others are only counted. */
const maxShown = 60

/** Running uploads and those that need a decision come before completed ones. */
const urgency: readonly UploadState[] = ['refused', 'present', 'sending', 'lost', 'waiting', 'done']

interface UploadListProps {
  readonly entries: readonly Upload[]
  readonly uploads: Uploads
}

export function UploadList({ entries, uploads }: UploadListProps) {
  const inOrder = entries.toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state))
  const more = entries.length - maxShown
  return (
    <ul className="upload-list">
      {inOrder.slice(0, maxShown).map((upload) => (
        <UploadEntry key={upload.id} upload={upload} uploads={uploads} />
      ))}
      {more > 0 ? (
        <li className="upload-more">
          <Trans>and {more} more</Trans>
        </li>
      ) : null}
    </ul>
  )
}

interface UploadProps {
  readonly upload: Upload
  readonly uploads: Uploads
}

function UploadEntry({ upload, uploads }: UploadProps) {
  const { t } = useLingui()
  const { id, name, state } = upload
  return (
    <li className="upload-entry" data-state={state}>
      <Icon name={icons[state]} />
      <div className="upload-text">
        <p className="upload-name">{name}</p>
        <UploadStatus upload={upload} uploads={uploads} />
      </div>
      {isFinished(upload) ? null : (
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="close"
          aria-label={t`Cancel upload of ${name}`}
          onClick={() => uploads.remove(id)}
        />
      )}
    </li>
  )
}

function UploadStatus({ upload, uploads }: UploadProps) {
  const { name, state, bytes, sent, refusal } = upload
  switch (state) {
    case 'waiting':
      return (
        <p className="upload-note">
          <Trans>Queued</Trans>
        </p>
      )
    case 'lost':
      return (
        <p className="upload-note">
          <Trans>Connection lost. The upload restarts automatically.</Trans>
        </p>
      )
    case 'sending':
      // All bytes are sent and the server is processing the file.
      return <Progress label={name} labelHidden value={sent < bytes ? sent / bytes : undefined} />
    case 'refused':
      return (
        <div className="upload-note">
          <p className="upload-refusal">{refusal}</p>
          <Choices upload={upload} uploads={uploads} />
        </div>
      )
    case 'present':
      return (
        <div className="upload-note">
          <p>
            <Trans>Already in the library</Trans>
          </p>
          <Choices upload={upload} uploads={uploads} />
        </div>
      )
    case 'done':
      return null
  }
}

function Choices({ upload: { id, state, item }, uploads }: UploadProps) {
  const quiet = { variant: 'link', size: 'sm' } as const
  return (
    <p className="upload-choices">
      {item ? (
        <AdminLink to={`/admin/media?open=${item.id}`}>
          <Trans>Open file</Trans>
        </AdminLink>
      ) : null}
      <Button {...quiet} onClick={() => uploads.retry(id)}>
        {state === 'present' ? <Trans>Upload anyway</Trans> : <Trans>Try again</Trans>}
      </Button>
      <Button {...quiet} onClick={() => uploads.remove(id)}>
        <Trans>Skip</Trans>
      </Button>
    </p>
  )
}

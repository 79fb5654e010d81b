/** What is on its way to the library, in a corner of every screen: how far it is, and what can be done about it. */
import { Button, Progress } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Queue } from './queue.ts'
import { progressOf } from './queue.ts'
import { UploadList } from './upload-list.tsx'
import { useUploadQueue, useUploads } from './use-uploads.ts'

export function UploadPanel() {
  const { t } = useLingui()
  const queue = useUploadQueue()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <section className="upload-panel" aria-label={t`Uploads`}>
      <div className="upload-panel-head">
        <p className="upload-panel-title" role="status">
          <Title queue={queue} />
        </p>
        <Controls queue={queue} />
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="chevron-down"
          className="upload-panel-fold"
          aria-expanded={isOpen}
          aria-label={t`List of uploads`}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <Whole queue={queue} />
      {isOpen ? <UploadList uploads={queue.uploads} /> : null}
    </section>
  )
}

function Title({ queue }: { readonly queue: Queue }) {
  const { settled, count } = progressOf(queue)
  const refused = queue.uploads.filter(({ state }) => state === 'refused').length
  if (queue.isPaused)
    return (
      <Trans>
        Paused: {settled} of {count} sent
      </Trans>
    )
  if (queue.uploads.some(({ state }) => state === 'lost')) return <Trans>Waiting for the connection</Trans>
  if (settled < count) return <Plural value={count} one="Sending # file" other="Sending # files" />
  if (refused > 0) return <Plural value={refused} one="# file was not taken" other="# files were not taken" />
  return <Plural value={count} one="# file is in the library" other="# files are in the library" />
}

function Controls({ queue }: { readonly queue: Queue }) {
  const { t } = useLingui()
  const uploads = useUploads()
  const { settled, count } = progressOf(queue)
  const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
  if (settled === count) {
    return (
      <Button {...quiet} icon="close" aria-label={t`Close the list of uploads`} onClick={uploads.clear} />
    )
  }
  return queue.isPaused ? (
    <Button {...quiet} icon="play" onClick={uploads.resume}>
      <Trans>Go on</Trans>
    </Button>
  ) : (
    <Button {...quiet} icon="pause" onClick={uploads.pause}>
      <Trans>Pause</Trans>
    </Button>
  )
}

function Whole({ queue }: { readonly queue: Queue }) {
  const { t } = useLingui()
  const { settled, count, part } = progressOf(queue)
  if (settled === count) return null
  return <Progress label={t`All uploads`} labelHidden value={part} />
}

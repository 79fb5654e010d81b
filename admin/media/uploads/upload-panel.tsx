/** Upload panel: progress and actions of uploads, in a corner of every screen. */
import { Button, Progress, toasts } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { UploadList } from './upload-list.tsx'
import type { Queue, UploadOutcome } from './upload-queue.ts'
import { isComplete, outcomeOf, progressOf } from './upload-queue.ts'
import type { Uploads } from './upload-runner.ts'

export function UploadPanel({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useLingui()
  const queue = useSyncExternalStore(uploads.subscribe, uploads.state)
  const [isOpen, setIsOpen] = useState(true)
  const panel = useCloseWhenComplete(queue, uploads)
  return (
    <section className="upload-panel" aria-label={t`Uploads`} ref={panel}>
      <div className="upload-panel-head">
        <p className="upload-panel-title" role="status">
          <Title queue={queue} />
        </p>
        <Controls queue={queue} uploads={uploads} />
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          icon="chevron-down"
          className="upload-panel-toggle"
          aria-expanded={isOpen}
          aria-label={t`Upload list`}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <TotalProgress queue={queue} />
      {isOpen ? <UploadList entries={queue.uploads} uploads={uploads} /> : null}
    </section>
  )
}

/** After all uploads a notification replaces the panel, but not while it is hovered or has the focus. */
function useCloseWhenComplete(queue: Queue, uploads: Uploads): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  const title = useOutcomeText(outcomeOf(queue))
  const isDone = isComplete(queue)
  useEffect(() => {
    const section = panel.current
    if (!isDone || section === null) return undefined
    const listening = new AbortController()
    const close = ({ relatedTarget }: { relatedTarget?: EventTarget | null } = {}) => {
      const staysInside = relatedTarget instanceof Node && section.contains(relatedTarget)
      if (staysInside || section.matches(':hover, :has(:focus-visible)')) return
      // Removing the panel causes another focusout event.
      listening.abort()
      toasts.add({ tone: 'success', title })
      uploads.clear()
    }
    section.addEventListener('pointerleave', close, { signal: listening.signal })
    section.addEventListener('focusout', close, { signal: listening.signal })
    close()
    return () => listening.abort()
  }, [isDone, title, uploads])
  return panel
}

function Title({ queue }: { readonly queue: Queue }) {
  const { finished, count } = progressOf(queue)
  const outcome = outcomeOf(queue)
  const outcomeText = useOutcomeText(outcome)
  const { uploaded } = outcome
  if (queue.isPaused)
    return (
      <Trans>
        Paused: {uploaded} of {count} uploaded
      </Trans>
    )
  if (queue.uploads.some(({ state }) => state === 'lost')) return <Trans>Waiting for connection</Trans>
  if (finished < count) return <Plural value={count} one="Uploading # file" other="Uploading # files" />
  return outcomeText
}

function useOutcomeText({ uploaded, duplicates, refused }: UploadOutcome): string {
  const { t } = useLingui()
  const parts = [
    uploaded > 0 ? t`${plural(uploaded, { one: '# file uploaded', other: '# files uploaded' })}` : '',
    duplicates > 0
      ? t`${plural(duplicates, { one: '# duplicate skipped', other: '# duplicates skipped' })}`
      : '',
    refused > 0 ? t`${plural(refused, { one: '# upload failed', other: '# uploads failed' })}` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

interface ControlsProps {
  readonly queue: Queue
  readonly uploads: Uploads
}

function Controls({ queue, uploads }: ControlsProps) {
  const { t } = useLingui()
  const { finished, count } = progressOf(queue)
  const quiet = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
  if (finished === count) {
    return <Button {...quiet} icon="close" aria-label={t`Close uploads`} onClick={uploads.clear} />
  }
  return queue.isPaused ? (
    <Button {...quiet} icon="play" onClick={uploads.resume}>
      <Trans>Resume</Trans>
    </Button>
  ) : (
    <Button {...quiet} icon="pause" onClick={uploads.pause}>
      <Trans>Pause</Trans>
    </Button>
  )
}

function TotalProgress({ queue }: { readonly queue: Queue }) {
  const { t } = useLingui()
  const { finished, count, part } = progressOf(queue)
  if (finished === count) return null
  return <Progress label={t`All uploads`} labelHidden value={part} />
}

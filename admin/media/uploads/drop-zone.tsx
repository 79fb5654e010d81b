/** Drop zone: the whole window accepts dropped and pasted files and shows a hint during dragging. */
import { Icon } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void
  /**
   * Whether the zone is in a dialog. An open dialog disables the zone of the screen below, where the browser would
   * otherwise open a dropped file in place of the admin.
   */
  readonly isInDialog?: boolean
}

export function DropZone({ onFiles, isInDialog = false }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const isOurTurn = () => isInDialog || document.querySelector('dialog[open]') === null
  const take = useEffectEvent((event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    const isOurs = isOurTurn()
    if (isOurs || event.type === 'drop') event.preventDefault()
    if (isOurs) onFiles(files)
  })
  const hover = useEffectEvent((event: DragEvent) => {
    const isOurs = isOurTurn()
    const isTaken = event.defaultPrevented && !isOurs
    if (!event.dataTransfer?.types.includes('Files') || isTaken) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isOurs ? 'copy' : 'none'
    setIsOver(isOurs)
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', (event) => hover(event), { signal })
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        // Without a related target, the pointer has left the window.
        if (relatedTarget === null) setIsOver(false)
      },
      { signal },
    )
    document.addEventListener(
      'drop',
      (event) => {
        setIsOver(false)
        take(event, event.dataTransfer)
      },
      { signal },
    )
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal })
    return () => stop.abort()
  }, [])

  if (!isOver) return null
  return (
    <div className="files-over">
      <p className="files-over-text">
        <Icon name="publish" size="2rem" />
        <Trans>Drop to upload</Trans>
      </p>
    </div>
  )
}

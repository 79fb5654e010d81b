/** What is new waits here, so that nothing moves under whoever reads. */
import { Button } from '@cyanotype/ui/index.ts'
import { Plural } from '@lingui/react/macro'

interface NewerButtonProps {
  readonly count: number
  readonly onShow: () => void
}

export function NewerButton({ count, onShow }: NewerButtonProps) {
  return (
    <div role="status" className="documents-newer">
      {count > 0 ? (
        <Button size="sm" variant="soft" icon="refresh" onClick={onShow}>
          <Plural value={count} one="Show # that is new here" other="Show # that are new here" />
        </Button>
      ) : null}
    </div>
  )
}

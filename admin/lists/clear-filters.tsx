/** Button of the message that no entries match. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'

interface ClearFiltersProps {
  readonly onClear: () => void
}

/** It disappears with the message, so the focus moves to the heading of the screen. */
export function ClearFilters({ onClear }: ClearFiltersProps) {
  const clear = () => {
    onClear()
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }
  return (
    <Button variant="outline" color="neutral" onClick={clear}>
      <Trans>Clear filters</Trans>
    </Button>
  )
}

/** A button that translates a text by machine, and shows that it is at work. */
import { Button } from '@cyanotype/ui/index.ts'
import { useState } from 'react'

interface TranslateButtonProps {
  readonly label: string
  readonly onTranslate: () => Promise<void>
}

export function TranslateButton({ label, onTranslate }: TranslateButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const translate = async () => {
    setIsBusy(true)
    await onTranslate().finally(() => setIsBusy(false))
  }
  return (
    <Button
      size="sm"
      variant="ghost"
      color="neutral"
      icon="languages"
      aria-label={label}
      data-tip={label}
      data-translate=""
      loading={isBusy}
      onClick={() => void translate()}
    />
  )
}

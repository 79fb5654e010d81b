import type { KeyboardEvent } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { arrowed } from '../toggle-group/arrowed.ts'

const messages = { colorField: english.colorField }

export interface Swatch {
  /** `#rrggbb` */
  readonly value: string
  /** A name that can be heard: “Prussian blue”. */
  readonly label: string
}

interface SwatchesProps {
  readonly swatches: readonly Swatch[]
  readonly color: string | null
  readonly disabled: boolean | undefined
  readonly onChoose: (hex: string) => void
}

/** Ready-made colours: one tab stop, the arrows go through them, Space takes one. */
export function Swatches({ swatches, color, disabled, onChoose }: SwatchesProps) {
  const { dir, word } = useUi(messages)
  const chosen = swatches.findIndex(({ value }) => value.toLowerCase() === color)
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
    const next = arrowed(event.key, dir, here, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  if (swatches.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field that it fills has the question already.
    <div role="group" aria-label={word('colorField.swatches')} className="swatches" onKeyDown={handleKeyDown}>
      {swatches.map((swatch, place) => (
        <button
          key={swatch.value}
          type="button"
          className="swatch"
          aria-label={swatch.label}
          aria-pressed={place === chosen}
          disabled={disabled}
          tabIndex={place === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onChoose(swatch.value.toLowerCase())}
        >
          {/* A drawing may carry its colour; a style attribute would be refused. */}
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={swatch.value} />
          </svg>
        </button>
      ))}
    </div>
  )
}

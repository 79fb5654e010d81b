/** Copies, translates and confirms blocks of another language by their index. */
import { placeFor } from '@cyanotype/content/mdx/merge/align-translation.ts'
import { toasts, useUndo } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/formats.tsx'
import type { BesideBlocksProps } from './beside-blocks.tsx'
import { copyBlock } from './copy-block.ts'

interface BlockTools {
  readonly copy: (index: number) => void
  readonly translate: ((index: number) => Promise<void>) | undefined
  /** Undefined for a block whose translation needs no confirmation. */
  readonly confirm: (index: number) => (() => void) | undefined
}

export function useBlockTools(props: BesideBlocksProps): BlockTools {
  const { text, beside, sources, blocks, alignment, readOnly } = props
  const { t, i18n } = useLingui()
  const insert = useInsertBlock(props)
  const { locale } = text
  const language = languageName(locale, i18n.locale)
  const machine = readOnly ? undefined : beside?.machine
  const service = machine?.service
  const isFirst = beside?.texts[0]?.locale === locale
  return {
    copy: (index) =>
      insert(index, sources[index] ?? '', {
        inserted: t`Block copied from ${language}`,
        replaced: t`Block replaced with ${language}`,
      }),
    translate:
      machine && service !== undefined
        ? async (index) => {
            const block = await machine.translate(locale, sources[index] ?? '')
            const message = t`Block translated with ${service}`
            if (block !== undefined) insert(index, block, { inserted: message, replaced: message })
          }
        : undefined,
    confirm(index) {
      const own = blocks[alignment[index] ?? -1]?.trim()
      // Of several languages beside the text, only the first has the button.
      const found = isFirst ? machine?.texts.find(({ text: one }) => one === own) : undefined
      return found && (() => machine?.confirm(found.passage))
    },
  }
}

interface InsertMessages {
  readonly inserted: string
  readonly replaced: string
}

/** Inserts a block beside its source, or replaces the one that is there. A replaced block can be brought back. */
function useInsertBlock({ view, text, placesNow }: BesideBlocksProps) {
  const { t } = useLingui()
  const undo = useUndo()
  return (index: number, block: string, messages: InsertMessages) => {
    if (view === undefined || view.isDestroyed) return
    const { alignment, written } = placesNow()
    const own = alignment[index]
    const place = own === undefined ? undefined : written[own]
    const after = placeFor(alignment, index)
    const before = after === 0 ? 0 : (written[after - 1] ?? -1) + 1
    const target = place === undefined ? { before } : { replace: place }
    const copied = copyBlock(view, { block, text: text.value }, target)
    if (copied === undefined) {
      toasts.add({
        tone: 'warning',
        title: t`This block cannot be copied. Open the source view and copy it there.`,
      })
      return
    }
    undo(place === undefined ? messages.inserted : messages.replaced, copied.undo)
  }
}

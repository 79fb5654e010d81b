/** Shows findings in the text that was checked. Findings of an older text are ignored. */
import { useEffect, useEffectEvent } from 'react'
import { offsetOf } from '../../document-editor/preview/offset.ts'
import { syncCaret } from '../view/sync-caret.ts'
import type { TextView } from '../view/text-view.ts'
import type { TextChecks } from './checks-plugin.ts'
import { saysAnything, showChecks } from './checks-plugin.ts'

export function useChecks(text: TextView | undefined, checks: TextChecks | undefined): void {
  const show = useEffectEvent((shown: TextView, { of, items }: TextChecks) => {
    if (shown.source() !== of) return
    const { view } = shown
    if (items.length === 0 && !saysAnything(view.state)) return
    const placed = items.map((check) => ({
      check,
      at: shown.positionOf(offsetOf(of, check.line, check.column)),
    }))
    syncCaret(view)
    view.dispatch(showChecks(view.state, placed))
  })
  useEffect(() => {
    if (text !== undefined && checks !== undefined) show(text, checks)
  }, [text, checks])
}

/** Reports passages that a machine translated and no user has confirmed. */
import { blocksOf } from '@cyanotype/content/mdx/merge/split-blocks.ts'
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { fieldsOf } from '@cyanotype/content/model/index.ts'
import type { TranslationResponse } from '../translations/index.ts'
import type { CheckedLayer } from './check-media.ts'
import { textsIn } from './check-texts.ts'
import type { CheckResult } from './finding.ts'
import { messages, positionAt, warning } from './finding.ts'

export function checkMachineTexts(
  type: DocumentType,
  written: readonly CheckedLayer[],
  translations: readonly Pick<TranslationResponse, 'locale' | 'machineTexts'>[],
): readonly CheckResult[] {
  return translations.flatMap(({ locale, machineTexts }) => {
    const data = written.find(({ layer }) => layer === locale)?.data
    const texts = data === undefined ? [] : textsIn(fieldsOf(type, locale), data)
    return machineTexts.map(({ field, text: passage }) => {
      const text = texts.find((one) => one.field === field)?.text
      const block = text && blocksOf(text).find(({ source }) => source.trim() === passage)
      const position = text && block ? positionAt(text, block.start) : undefined
      return warning({ layer: locale, field, text: messages.machineTranslation, position })
    })
  })
}

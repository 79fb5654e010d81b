/** Keeps out texts that would keep the server busy: every other check comes after this one. */
import type { DocumentType, Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { fieldsOf, mdxCharacters } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import { textsIn } from './check-texts.ts'
import { messages } from './messages.ts'
import type { ParseTimeLimit } from './parse-timeout.ts'

/** Of data as it was sent: what is of a wrong shape, or too long, is refused by its field. */
export function parseGuard(time: ParseTimeLimit) {
  return async (type: DocumentType, layer: Layer, data: LayerData): Promise<void> => {
    for (const { field, text } of textsIn(fieldsOf(type, layer), data)) {
      if (text.length > mdxCharacters || (await time.suffices(text))) continue
      const { id: code, message } = messages.tooSlow
      throw new Problem(
        'invalid_request',
        {},
        { fields: [{ path: ['data', ...field.split('.')], message, code }] },
      )
    }
  }
}

/** What somebody typed or pasted, as the address that they mean. Words that are none are looked for among the documents. */
import { safeHref } from '@cyanotype/content/model/safe-href.ts'

export function addressTyped(typed: string): string | undefined {
  const text = typed.trim()
  if (/\s/.test(text)) return undefined
  if (/^(?:[/#?]|\.\.?\/)/.test(text) || /^(?:https?:\/\/|mailto:|tel:)./i.test(text)) return safeHref(text)
  if (/^[^\s@:/]+@[^\s@:/]+\.\p{L}{2,}$/u.test(text)) return `mailto:${text}`
  if (/^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u.test(text))
    return `https://${text}`
  return undefined
}

import * as english from '../locales/en.ts'
import { useUi } from '../provider/ui-provider.tsx'

const messages = { mdx: english.mdx }

/**
 * Placeholder for a component that no longer exists, such as in an old text. It shows a message and does
 * nothing.
 */
export function UnknownComponent({ name }: { readonly name: string }) {
  const { word } = useUi(messages)
  return (
    <p className="unknown-component" role="note">
      {word('mdx.unknown', { name })}
    </p>
  )
}

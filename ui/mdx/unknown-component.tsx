import * as english from '../locales/en.ts'
import { useUi } from '../provider/ui-provider.tsx'

const messages = { mdx: english.mdx }

/** Stands where an old text names a component that is no more: it says so and does nothing. */
export function UnknownComponent({ name }: { readonly name: string }) {
  const { word } = useUi(messages)
  return (
    <p className="unknown-component" role="note">
      {word('mdx.unknown', { name })}
    </p>
  )
}

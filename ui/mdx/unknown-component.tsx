import { useUi } from '../provider/ui-provider.tsx'

/** Stands where an old text names a component that is no more: it says so and does nothing. */
export function UnknownComponent({ name }: { readonly name: string }) {
  const { word } = useUi()
  return (
    <p className="unknown-component" role="note">
      {word('mdx.unknown', { name })}
    </p>
  )
}

interface HiddenValuesProps {
  readonly name: string | undefined
  readonly form: string | undefined
  readonly disabled: boolean | undefined
  readonly values: readonly string[]
}

/** Hidden inputs: the values that a form sends for a field that shows labels. */
export function HiddenValues({ name, values, ...rest }: HiddenValuesProps) {
  if (name === undefined) return null
  return values.map((value) => <input key={value} {...rest} type="hidden" name={name} value={value} />)
}

/**
 * The state of a radio button: controlled, or only an initial value, so that the browser keeps the choice.
 */
export function isSelected(own: string, value: string | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
}

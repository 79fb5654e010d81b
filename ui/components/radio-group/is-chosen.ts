/** What a radio button has to carry: its owner's word, or only the first one, so that the browser keeps the choice itself. */
export function isSelected(own: string, value: string | undefined, defaultValue: string | undefined) {
  return value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
}

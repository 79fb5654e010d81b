/** Writes into a field as a person would: React and the form hear of it, whoever keeps the value. */
const write = Object.getOwnPropertyDescriptor(
  typeof HTMLInputElement === 'undefined' ? {} : HTMLInputElement.prototype,
  'value',
)?.set

export function writeInto(input: HTMLInputElement, value: string): void {
  // React looks at what was set on the node itself, and would take the event for an echo.
  write?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What is on after one of them was pressed. Of a single group only that one, or none. */
export function toggled(
  pressed: readonly string[],
  value: string,
  kind: 'single' | 'multiple',
): readonly string[] {
  const others = pressed.filter((other) => other !== value)
  const kept = kind === 'single' ? [] : others
  return pressed.includes(value) ? kept : [...kept, value]
}

/** Cuts words to a width as search engines do: after a whole word, with an ellipsis. */
export function truncateToWidth(text: string, width: number, measure: (text: string) => number): string {
  const words = text.trim().replace(/\s+/g, ' ')
  if (measure(words) <= width) return words
  const parts = words.split(' ')
  while (parts.length > 1 && measure(`${parts.join(' ')} …`) > width) parts.pop()
  const whole = `${parts.join(' ')} …`
  if (measure(whole) <= width) return whole
  const letters = [...(parts[0] ?? '')]
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}

/** Presses keys in stories: `press('{Tab}{Enter}')`. `{Onward}` is the arrow key in the reading direction. */
export async function press(keys: string): Promise<void> {
  const isLeftward = getComputedStyle(document.activeElement ?? document.body).direction === 'rtl'
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(keys.replaceAll('{Onward}', isLeftward ? '{ArrowLeft}' : '{ArrowRight}'))
}

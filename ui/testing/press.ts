/** What a person does with keys, for stories: `press('{Tab}{Enter}')`. `{Onward}` is the arrow that points where reading goes. */
export async function press(meant: string): Promise<void> {
  const isLeftward = getComputedStyle(document.activeElement ?? document.body).direction === 'rtl'
  const { userEvent } = await import('vitest/browser')
  await userEvent.keyboard(meant.replaceAll('{Onward}', isLeftward ? '{ArrowLeft}' : '{ArrowRight}'))
}

/**
 * Stylesheets for elements that only scripts add. They are loaded with the script, so that no page contains
 * them.
 */
const adopted = new Set<string>()

export function adoptStylesheet(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(text)
  document.adoptedStyleSheets.push(stylesheet)
}

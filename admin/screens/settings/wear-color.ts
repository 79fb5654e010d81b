/** The admin that is open changes its colour with the house; whoever opens it anew gets the colour with the page. */

import { brandOf } from '@cyanotype/ui/tokens/brand-of.ts'
import { brandCss } from '@cyanotype/ui/tokens/css.ts'

let worn: CSSStyleSheet | undefined

/** `#rrggbb`, or nothing for the product's own. */
export function wearColor(color: string): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== worn)
  document.getElementById('theme')?.remove()
  worn = color === '' ? undefined : new CSSStyleSheet()
  worn?.replaceSync(brandCss(brandOf(color)))
  document.adoptedStyleSheets = worn === undefined ? others : [...others, worn]
}

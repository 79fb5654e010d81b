import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Morph } from './morph.ts'
import { createMorph } from './morph.ts'
import { servedPage } from './served-page.ts'

const island = (props: string, panel: string, prefix = 'one') =>
  `<cy-island data-island="Tabs" data-prefix="${prefix}" data-props='${props}'>` +
  `<div role="tablist">Paper</div><cy-slot data-slot="paper">${panel}</cy-slot></cy-island>`

describe('Morph', () => {
  let main: HTMLElement
  let morph: Morph
  const open = (html: string) => {
    main.innerHTML = html
    morph = createMorph(servedPage(main))
  }
  const show = (html: string) => {
    const template = document.createElement('template')
    template.innerHTML = html
    return morph(main, template.content)
  }
  const find = (selector: string) => {
    const found = main.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`There is no ${selector}.`)
    return found
  }

  beforeEach(() => {
    main = document.createElement('main')
    document.body.replaceChildren(main)
  })

  // All files share one document.
  afterEach(() => main.remove())

  it('makes the page equal to its next version, and keeps elements', () => {
    open('<h1 id="a">One</h1><p>First.</p><p>Second.</p>')
    const [heading, first] = [find('h1'), find('p')]
    const next = '<h1 id="a">Two</h1><p class="lead">First!</p><p>Second.</p><p>Third.</p>'
    const removed = show(next)
    expect(main.innerHTML).toBe(next)
    expect([find('h1'), find('p')]).toEqual([heading, first])
    expect(find('h1')).toBe(heading)
    expect(removed.childNodes).toHaveLength(0)
    expect(show('<h1 id="a">Two</h1>').textContent).toContain('Third.')
    expect(main.innerHTML).toBe('<h1 id="a">Two</h1>')
  })

  it('leaves what scripts and readers changed, also in a part that changes', () => {
    open('<details><summary>More</summary><p>Inside.</p></details><div role="group" tabindex="0">Code</div>')
    find('details').setAttribute('open', '')
    find('div').removeAttribute('role')
    find('div').dataset.overflows = ''
    for (const inside of ['Inside!', 'Inside?']) {
      show(
        `<details><summary>More</summary><p>${inside}</p></details><div role="group" tabindex="0">${inside}</div>`,
      )
      expect(find('details').hasAttribute('open')).toBe(true)
      expect(find('p').textContent).toBe(inside)
      expect(find('div').outerHTML).toBe(`<div tabindex="0" data-overflows="">${inside}</div>`)
    }
  })

  it('keeps an island with the same properties, and changes its slots', () => {
    open(`<p>Before.</p>${island('{}', '<p>Cotton.</p>')}`)
    const [root, list] = [find('cy-island'), find('[role=tablist]')]
    list.textContent = 'Changed by React'
    show(`<p>Before!</p>${island('{}', '<p>Cotton.</p>')}`)
    show(`<p>Before!</p>${island('{}', '<p>Cotton rag.</p>')}`)
    expect(find('cy-island')).toBe(root)
    expect(find('[role=tablist]')).toBe(list)
    expect(list.textContent).toBe('Changed by React')
    expect(find('cy-slot').textContent).toBe('Cotton rag.')
  })

  it.each([
    ['properties', island('{"a":1}', '<p>Cotton.</p>')],
    ['ids', island('{}', '<p>Cotton.</p>', 'two')],
  ])('replaces an island with other %s', (_, next) => {
    open(island('{}', '<p>Cotton.</p>'))
    const root = find('cy-island')
    const removed = show(next)
    expect(find('cy-island')).not.toBe(root)
    expect([...removed.childNodes]).toEqual([root])
    expect(main.innerHTML).toBe(next.replaceAll("'", '"').replace('"{"a":1}"', '"{&quot;a&quot;:1}"'))
  })
})

/** Pictures in a page from elsewhere: those that have an address of their own come along. */

import { safeHref } from '@cyanotype/content/model/safe-href.ts'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Run } from './inline-runs.ts'

/** Addresses that stop working within the hour after one has copied. */
const temporaryUrl = /^https?:\/\/[\w-]+\.googleusercontent\.com\//i

export function pictureOf(element: Element): readonly Run[] {
  const src = sourceOf(element)
  return src === undefined ? [] : [{ kind: 'picture', src, alt: altOf(element) }]
}

/** A figure of one picture; `undefined` where it is something else, as a table with a caption. */
export function figureOf(element: Element): readonly MdxJsxFlowElement[] | undefined {
  const [picture, ...others] = element.querySelectorAll('img')
  if (picture === undefined || others.length > 0 || element.querySelector('table, pre, video') !== null) {
    return undefined
  }
  const src = sourceOf(picture)
  if (src === undefined) return undefined
  const caption = oneLine(element.querySelector('figcaption')?.textContent ?? '').slice(0, 200)
  return [figure({ src, alt: altOf(picture), ...(caption === '' ? {} : { caption }) })]
}

export function figure(props: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: Object.entries(props).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  }
}

/** How many pictures of a page cannot come along: they lie on somebody's disk, or their address is about to end. */
export function countSkippedImages(html: string): number {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...page.querySelectorAll('img')]
  return pictures.filter((one) => sourceOf(one) === undefined && !isInvisible(one)).length
}

/** Letters to newsletters count with pictures of one pixel who opens them. */
const isInvisible = (picture: Element) =>
  ['width', 'height'].some((side) => /^[01]$/.test(picture.getAttribute(side) ?? ''))

function sourceOf(picture: Element): string | undefined {
  const src = picture.getAttribute('src')?.trim() ?? ''
  if (isInvisible(picture) || temporaryUrl.test(src) || /\s/.test(src)) return undefined
  return /^(https?:\/\/|\/(?!\/))/i.test(src) ? safeHref(src) : undefined
}

const altOf = (picture: Element) => oneLine(picture.getAttribute('alt') ?? '').slice(0, 500)

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

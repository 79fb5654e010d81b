import type { House, Site } from '@cyanotype/content/render.ts'

/** The site, told what is true of all its pages: whoever asks for one need not know. */
export function inHouse(site: Site, house: House): Site {
  return { ...site, render: (request) => site.render({ ...request, house }) }
}

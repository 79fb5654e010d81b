import { expect, it } from 'vitest'
import { routeClassOf } from './route-class.ts'

it.each([
  ['/', 'page'],
  ['/el/updates?page=2', 'page'],
  ['/api/documents/updates', 'api'],
  ['/api/live', 'live'],
  ['/api/health/ready', 'health'],
  ['/media/aa/fern.webp', 'media'],
  ['/_ipx/w_40/media/fern.webp', 'image'],
  ['/assets/entry.css', 'asset'],
  ['/admin', 'admin'],
  ['/et/admin/media', 'admin'],
  ['/administrators', 'page'],
  ['/feed.xml', 'file'],
  ['/metrics', 'metrics'],
])('counts %s as %s', (url, route) => {
  expect(routeClassOf(url)).toBe(route)
})

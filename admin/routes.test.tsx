import { adminPaths } from '@cyanotype/content/contracts/admin-paths.ts'
import { expect, it } from 'vitest'
import { routes } from './routes.tsx'

it('has a route for each path to which the server responds with 200, and no other', () => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/admin/$nothing')
  expect(paths.toSorted(), 'Edit content/contracts/admin-paths.ts.').toEqual(adminPaths.toSorted())
})

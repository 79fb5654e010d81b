/**
 * `npm run bench`: what the product costs, beside what it must keep to. `-- package`, `-- interface`, `-- table`, `-- site`, `-- visit`,
 * `-- pages`, `-- uncached`, `-- documents`, `-- search`, `-- round-trip` or `-- admin` for one part of it.
 */
const parts = {
  package: () => import('./package.ts'),
  interface: () => import('./interface.ts'),
  table: () => import('./table.ts'),
  site: () => import('./site.ts'),
  visit: () => import('./visit/visit.ts'),
  pages: () => import('./pages/pages.ts'),
  uncached: () => import('./uncached/uncached.ts'),
  documents: () => import('./documents/documents.ts'),
  search: () => import('./search.ts'),
  'round-trip': () => import('./round-trip.ts'),
  admin: () => import('./admin/admin.ts'),
}

const asked = process.argv.slice(2)
for (const [name, run] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await run()
}

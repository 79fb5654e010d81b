/**
 * `npm run bench`: measures the product and compares it with its limits. `-- package`, `-- interface`, `--
 * table`, `-- site`, `-- visit`, `-- pages`, `-- uncached`, `-- documents`, `-- search`, `-- round-trip`, `--
 * admin` or `-- live-preview` runs one part.
 */
const parts = {
  package: () => import('./package.ts'),
  interface: () => import('./interface.ts'),
  table: () => import('./table.ts'),
  site: () => import('./site.ts'),
  visit: () => import('./visit/visit.ts'),
  pages: () => import('./pages/pages.ts'),
  uncached: () => import('./uncached/uncached-page.ts'),
  documents: () => import('./documents/documents.ts'),
  search: () => import('./search.ts'),
  'round-trip': () => import('./round-trip.ts'),
  admin: () => import('./admin/admin.ts'),
  'live-preview': () => import('./admin/live-preview.ts'),
}

const requested = process.argv.slice(2)
for (const [name, run] of Object.entries(parts)) {
  if (requested.length === 0 || requested.includes(name)) await run()
}

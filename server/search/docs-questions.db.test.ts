/** Search of the documentation: questions in words of the trade, and the page that must come first. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callDatabases } from '../testing/databases.ts'
import type { TestDocuments } from '../testing/open-test-documents.ts'
import { openTestDocuments } from '../testing/open-test-documents.ts'

const questions = `
  install = start/install
  first update = start/first-update
  change logo = start/make-it-yours
  keyboard shortcuts = editors/keyboard-shortcuts
  markdown = editors/markdown
  callout = editors/components
  alt text = editors/images
  upload image = editors/images
  focal point = editors/images
  slug = start/concepts
  unpublish = editors/drafts-and-publishing
  schedule post = editors/schedule
  restore version = editors/versions
  compare versions = editors/versions
  conflict = editors/conflicts
  offline = editors/offline
  saved view = editors/search-and-lists
  bulk edit = editors/bulk-actions
  menu = editors/navigation
  redirect 301 = editors/redirects
  meta description = editors/seo
  broken links = editors/checks
  preview link = editors/preview
  restore deleted = editors/trash
  wcag = editors/accessibility
  contact form = editors/enquiries
  create form = editors/forms
  systemd = administrators/deploy
  docker = administrators/container
  nginx = administrators/reverse-proxy
  reverse proxy = administrators/reverse-proxy
  environment variables = administrators/environment-variables
  rate limit = developers/api
  postgres = administrators/postgresql
  s3 = administrators/s3
  backup = administrators/backup-and-restore
  upgrade = administrators/upgrade
  invite user = administrators/users-and-roles
  roles = administrators/users-and-roles
  translator permissions = administrators/users-and-roles
  2fa = administrators/sign-in-security
  session timeout = administrators/sign-in-security
  reset password = administrators/reset-password
  webhooks = administrators/webhooks
  export content = administrators/import-and-export
  gdpr = administrators/privacy
  cookies = administrators/privacy
  audit log = administrators/audit-log
  health check = administrators/monitoring
  cdn purge = administrators/cdn
  load balancer = administrators/scaling
  csp = administrators/hardening
  smtp = administrators/email
  openapi = developers/api-reference
  curl = developers/api
  webhook signature = developers/webhooks
  add field = developers/add-field
  add collection = developers/add-collection
  add component = developers/add-component
  add page = developers/add-page
  add language = developers/add-language
  add icon = developers/add-icon
  architecture = developers/architecture
  command line = developers/cli
  islands = developers/islands
  run tests = developers/testing
  design tokens = designers/tokens
  dark mode = designers/theming
  brand color = designers/theming
  storybook = designers/contribute-component
  npm package = designers/use-the-package
  cache = explanation/caching
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' = '))

describe.each(callDatabases)('documentation search on %s', (kind) => {
  let setup: TestDocuments

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    await setup.search.indexDocumentation()
    await setup.search.indexTerms()
  })

  it.each(questions)('finds first for “%s”: %s', async (q = '', page) => {
    const { items } = await setup.search.find({ q, locale: 'en', state: 'public', limit: 3 })
    expect(items.map(({ path }) => path?.replace(/^\/docs\/|\/index$/g, ''))[0]).toBe(page)
  })
})

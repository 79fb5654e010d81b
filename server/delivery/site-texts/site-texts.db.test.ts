import { expect, it } from 'vitest'
import { callDatabases } from '../../testing/databases.ts'
import { startServer } from '../../testing/start-server.ts'

it.each(callDatabases)(
  'GET /api/site-texts lists the texts of the site with their default in a language, on %s',
  async (kind) => {
    const server = await startServer(kind)
    const translator = await server.signedInAs('translator', ['et'])
    const textsIn = (locale: string) => translator.get(`/api/site-texts?locale=${locale}`)
    expect((await textsIn('et')).json().items).toContainEqual({
      message: 'All updates',
      translation: 'Kõik uudised',
    })
    const { items } = (await textsIn('en')).json()
    expect(items.length).toBeGreaterThan(100)
    expect(items).toContainEqual({ message: 'All updates', translation: '' })
    expect((await textsIn('fr')).problem().code).toBe('invalid_query')
  },
)

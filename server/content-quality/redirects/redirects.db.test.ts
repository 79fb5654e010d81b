import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { callDatabases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Redirects } from './index.ts'
import { openRedirects } from './index.ts'

describe.each(callDatabases)('redirects on %s', (kind) => {
  let setup: TestDocuments
  let owner: Actor
  let redirects: Redirects
  let made = 0
  /** A path that no other test uses. */
  const at = (name: string) => `/${name}-${made}`

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    owner = await setup.createUser('Olga', 'owner')
    redirects = openRedirects(setup.db, setup.documents.types)
  })

  beforeEach(() => {
    made++
  })

  const versionsOf = async (type: string, id: string) => {
    const { layers } = await setup.documents.read({ actor: owner, type, id })
    return { en: layers.en.version, '*': layers['*'].version }
  }
  const publish = async (type: string, id: string) => {
    const layers = await versionsOf(type, id)
    return setup.documents.publish({ actor: owner, type, id, layers })
  }
  /** An active redirect. */
  const lead = async (from: string, to: string, status = '301') => {
    const creation = { actor: owner, type: 'redirects', locale: 'en' as const, shared: { from, to, status } }
    const { id } = await setup.documents.create(creation)
    await publish('redirects', id)
    return id
  }
  const change = async (id: string, data: object) => {
    const { '*': version } = await versionsOf('redirects', id)
    const save = { actor: owner, type: 'redirects', id, layer: '*' as const, version, data: { ...data } }
    await setup.documents.save(save)
    await publish('redirects', id)
  }
  /** An update that is public in English. */
  const update = async (slug: string) => {
    const data = { title: slug, slug, body: 'Text.' }
    const { id } = await setup.documents.create({ actor: owner, type: 'updates', locale: 'en', data })
    await publish('updates', id)
    return id
  }
  const move = async (id: string, slug: string) => {
    const { en: version } = await versionsOf('updates', id)
    await setup.documents.save({ actor: owner, type: 'updates', id, layer: 'en', version, data: { slug } })
    await publish('updates', id)
  }
  const withdraw = async (type: string, id: string) => {
    const { en } = await versionsOf(type, id)
    await setup.documents.unpublish({ actor: owner, type, id, layers: { en } })
  }
  const found = async (address: string) => {
    const redirect = await redirects.find(address)
    return redirect && [redirect.status, redirect.location]
  }

  it('report conflicts of a draft before it is published', async () => {
    await lead(at('b'), at('c'))
    const draft = async (from: string, to: string) => {
      const shared = { from, to, status: '301' }
      const { id } = await setup.documents.create({ actor: owner, type: 'redirects', locale: 'en', shared })
      const document = await setup.documents.read({ actor: owner, type: 'redirects', id })
      return (await redirects.obstacles(document)).map(({ field, message }) => [field, message])
    }
    expect(await draft(at('c'), at('b'))).toEqual([
      [
        'to',
        `This redirect creates a loop: ${at('c')} → ${at('b')} → ${at('c')}. Choose a different target.`,
      ],
    ])
    expect(await draft(at('b'), at('d'))).toEqual([
      ['from', `Another redirect already exists for ${at('b')}. Edit that one instead.`],
    ])
    expect(await draft(at('a'), at('b'))).toEqual([])
  })

  it('have no conflict with themselves', async () => {
    const id = await lead(at('one'), at('two'))
    const document = await setup.documents.read({ actor: owner, type: 'redirects', id })
    const swapped = { ...document.layers['*'].data, from: at('two'), to: at('one') }
    const turned = {
      ...document,
      layers: { ...document.layers, '*': { ...document.layers['*'], data: swapped } },
    }
    expect(await redirects.obstacles(document)).toEqual([])
    expect(await redirects.obstacles(turned)).toEqual([])
  })

  it('are active from publishing to unpublishing', async () => {
    expect(await found(at('/old'.slice(1)))).toBeUndefined()
    const id = await lead(at('old'), '/new', '308')
    expect(await found(at('old'))).toEqual([308, '/new'])
    await change(id, { to: 'https://example.org/elsewhere', status: '302' })
    expect(await found(at('old'))).toEqual([302, 'https://example.org/elsewhere'])
    await withdraw('redirects', id)
    expect(await found(at('old'))).toBeUndefined()
  })

  it('free the old path when it is changed', async () => {
    const id = await lead(at('old'), '/new')
    await change(id, { from: at('older') })
    expect([await found(at('old')), await found(at('older'))]).toEqual([undefined, [301, '/new']])
  })

  it('are inactive as drafts', async () => {
    const shared = { from: at('old'), to: '/new', status: '301' }
    await setup.documents.create({ actor: owner, type: 'redirects', locale: 'en', shared })
    expect(await found(at('old'))).toBeUndefined()
  })

  it('match a path in any encoding', async () => {
    await lead(`/el/παλιά-${made}/`, '/el/νέα')
    for (const path of [`/el/παλιά-${made}`, encodeURI(`/el/παλιά-${made}`), `/el/παλιά-${made}/?a=b#c`]) {
      expect(await found(path)).toEqual([301, '/el/%CE%BD%CE%AD%CE%B1'])
    }
  })

  it('respond that a page is permanently gone', async () => {
    await lead(at('old'), '', '410')
    expect(await found(at('old'))).toEqual([410, undefined])
    await lead(at('older'), at('old'))
    expect(await found(at('older'))).toEqual([410, undefined])
  })

  it('follow a chain to its end, and are temporary if any step is', async () => {
    await lead(at('c'), at('d'))
    await lead(at('b'), at('c'), '307')
    await lead(at('a'), at('b'), '308')
    expect(await found(at('a'))).toEqual([307, at('d')])
    expect(await found(at('c'))).toEqual([301, at('d')])
  })

  it('reject a circle and name its steps', async () => {
    await lead(at('b'), at('c'))
    await lead(at('c'), at('a'))
    const chain = [at('a'), at('b'), at('c'), at('a')].join(' → ')
    await expect(lead(at('a'), at('b'))).rejects.toMatchObject({
      code: 'invalid_document',
      details: { fields: [{ path: ['*', 'to'], code: 'redirect.circle', values: { chain } }] },
    })
    await expect(lead(at('self'), `${at('self')}?again`)).rejects.toMatchObject({ code: 'invalid_document' })
    expect(await found(at('b'))).toEqual([301, at('a')])
  })

  it('reject a circle of two concurrent publications', async () => {
    const race = await Promise.allSettled([lead(at('a'), at('b')), lead(at('b'), at('a'))])
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('reject a chain that is too long', async () => {
    for (let step = 9; step > 0; step--) await lead(at(`step-${step}`), at(`step-${step + 1}`))
    await expect(lead(at('step-0'), at('step-1'))).rejects.toMatchObject({
      details: { fields: [{ code: 'redirect.tooLong' }] },
    })
    expect(await found(at('step-1'))).toEqual([301, at('step-10')])
  })

  it('reject a second redirect for a path', async () => {
    const id = await lead(at('old'), '/new')
    await expect(lead(at('old'), '/other')).rejects.toMatchObject({
      details: { fields: [{ path: ['*', 'from'], code: 'redirect.taken' }] },
    })
    await withdraw('redirects', id)
    await lead(at('old'), '/other')
    expect(await found(at('old'))).toEqual([301, '/other'])
  })

  it('follow a document to its current URL in the locale of the request', async () => {
    const id = await update(`tide-${made}`)
    await lead(at('old'), `document:updates/${id}#noon`)
    expect(await found(at('old'))).toEqual([301, `/updates/tide-${made}#noon`])
    await move(id, `moon-${made}`)
    expect(await found(at('old'))).toEqual([301, `/updates/moon-${made}#noon`])
    await lead(`/et${at('vana')}`, `document:updates/${id}`)
    expect(await found(`/et${at('vana')}`)).toBeUndefined()
    await withdraw('updates', id)
    expect(await found(at('old'))).toBeUndefined()
  })

  it('follow an own page without a translation to where it is shown', async () => {
    const data = { title: 'Hours', slug: `hours-${made}`, body: 'Open.' }
    const { id } = await setup.documents.create({ actor: owner, type: 'pages', locale: 'en', data })
    await publish('pages', id)
    await lead(`/et${at('vana')}`, `document:pages/${id}#noon`)
    expect(await found(`/et${at('vana')}`)).toEqual([301, `/et/hours-${made}#noon`])
  })

  it('exist for every earlier URL of a document', async () => {
    const id = await update(`first-${made}`)
    await move(id, `second-${made}`)
    await move(id, `third-${made}`)
    for (const slug of ['first', 'second']) {
      expect(await found(`/updates/${slug}-${made}`)).toEqual([301, `/updates/third-${made}`])
    }
    expect(await found(`/updates/third-${made}`)).toBeUndefined()
    expect(await found(`/et/updates/first-${made}`)).toBeUndefined()
  })

  it('end while a document is not public, and point to its new URL afterwards', async () => {
    const id = await update(`here-${made}`)
    await withdraw('updates', id)
    expect(await found(`/updates/here-${made}`)).toBeUndefined()
    await move(id, `there-${made}`)
    expect(await found(`/updates/here-${made}`)).toEqual([301, `/updates/there-${made}`])
  })

  it('belong to the last document with the URL', async () => {
    const first = await update(`taken-${made}`)
    await move(first, `moved-${made}`)
    const second = await update(`taken-${made}`)
    expect(await found(`/updates/taken-${made}`)).toBeUndefined()
    await move(second, `heir-${made}`)
    expect(await found(`/updates/taken-${made}`)).toEqual([301, `/updates/heir-${made}`])
  })

  it('end at a page, even if its URL has a redirect', async () => {
    await update(`page-${made}`)
    await lead(`/updates/page-${made}`, '/elsewhere')
    await lead(at('old'), `/updates/page-${made}`)
    expect(await found(at('old'))).toEqual([301, `/updates/page-${made}`])
  })

  it('keep their history', async () => {
    const id = await lead(at('old'), '/new')
    await change(id, { to: '/newer' })
    await withdraw('redirects', id)
    const rows = await setup.db.kysely
      .selectFrom('redirects')
      .select(['target', 'until_at'])
      .where('document_id', '=', id)
      .orderBy('from_at')
      .execute()
    expect(rows.map(({ target }) => target)).toEqual(['/new', '/newer'])
    expect(rows.every(({ until_at }) => until_at !== null)).toBe(true)
  })

  it('end when the document is moved to the trash', async () => {
    const id = await lead(at('old'), '/new')
    const layers = await versionsOf('redirects', id)
    await setup.documents.trash({ actor: owner, type: 'redirects', id, layers })
    expect(await found(at('old'))).toBeUndefined()
  })

  it('need two queries for an unknown URL', async () => {
    const queries: string[] = []
    const small = await openTestDocuments(kind, { onQuery: (sql) => queries.push(sql) })
    queries.length = 0
    await openRedirects(small.db, small.documents.types).find('/updates/nothing')
    expect(queries.filter((sql) => /redirects|addresses|public_urls/.test(sql))).toHaveLength(2)
  })
})

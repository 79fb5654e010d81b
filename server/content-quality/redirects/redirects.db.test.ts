import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../http/calls/principal.ts'
import { databases } from '../../testing/databases.ts'
import type { TestDocuments } from '../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../testing/open-test-documents.ts'
import type { Redirects } from './index.ts'
import { openRedirects } from './index.ts'

describe.each(databases)('redirects on %s', (kind) => {
  let setup: TestDocuments
  let owner: Actor
  let redirects: Redirects
  let made = 0
  /** A path that no other test has. */
  const at = (name: string) => `/${name}-${made}`

  beforeAll(async () => {
    setup = await openTestDocuments(kind)
    owner = await setup.hire('Olga', 'owner')
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
  /** A redirect that is in force. */
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
  /** An update that visitors see in English. */
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

  it('say of a draft what would keep it from coming into force, before anybody publishes it', async () => {
    await lead(at('b'), at('c'))
    const draft = async (from: string, to: string) => {
      const shared = { from, to, status: '301' }
      const { id } = await setup.documents.create({ actor: owner, type: 'redirects', locale: 'en', shared })
      const document = await setup.documents.read({ actor: owner, type: 'redirects', id })
      return (await redirects.obstacles(document)).map(({ field, message }) => [field, message])
    }
    expect(await draft(at('c'), at('b'))).toEqual([
      ['to', `This leads in a circle: ${at('c')} → ${at('b')} → ${at('c')}.`],
    ])
    expect(await draft(at('b'), at('d'))).toEqual([
      ['from', `Another redirect already leads away from ${at('b')}.`],
    ])
    expect(await draft(at('a'), at('b'))).toEqual([])
  })

  it('do not stand in the way of themselves', async () => {
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

  it('lead where somebody said, from the moment they are published until they are withdrawn', async () => {
    expect(await found(at('/old'.slice(1)))).toBeUndefined()
    const id = await lead(at('old'), '/new', '308')
    expect(await found(at('old'))).toEqual([308, '/new'])
    await change(id, { to: 'https://example.org/elsewhere', status: '302' })
    expect(await found(at('old'))).toEqual([302, 'https://example.org/elsewhere'])
    await withdraw('redirects', id)
    expect(await found(at('old'))).toBeUndefined()
  })

  it('leave the path that they led away from when it is changed', async () => {
    const id = await lead(at('old'), '/new')
    await change(id, { from: at('older') })
    expect([await found(at('old')), await found(at('older'))]).toEqual([undefined, [301, '/new']])
  })

  it('are not in force as drafts', async () => {
    const shared = { from: at('old'), to: '/new', status: '301' }
    await setup.documents.create({ actor: owner, type: 'redirects', locale: 'en', shared })
    expect(await found(at('old'))).toBeUndefined()
  })

  it('know a path however it is written', async () => {
    await lead(`/el/παλιά-${made}/`, '/el/νέα')
    for (const path of [`/el/παλιά-${made}`, encodeURI(`/el/παλιά-${made}`), `/el/παλιά-${made}/?a=b#c`]) {
      expect(await found(path)).toEqual([301, '/el/%CE%BD%CE%AD%CE%B1'])
    }
  })

  it('say that a page is gone for good', async () => {
    await lead(at('old'), '', '410')
    expect(await found(at('old'))).toEqual([410, undefined])
    await lead(at('older'), at('old'))
    expect(await found(at('older'))).toEqual([410, undefined])
  })

  it('are followed to the end of a chain, which lasts no longer than its least lasting step', async () => {
    await lead(at('c'), at('d'))
    await lead(at('b'), at('c'), '307')
    await lead(at('a'), at('b'), '308')
    expect(await found(at('a'))).toEqual([307, at('d')])
    expect(await found(at('c'))).toEqual([301, at('d')])
  })

  it('never lead in a circle: whoever would close it is told the way', async () => {
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

  it('close no circle when two are published at the same moment', async () => {
    const race = await Promise.allSettled([lead(at('a'), at('b')), lead(at('b'), at('a'))])
    expect(race.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('are refused where they lead on without end', async () => {
    for (let step = 9; step > 0; step--) await lead(at(`step-${step}`), at(`step-${step + 1}`))
    await expect(lead(at('step-0'), at('step-1'))).rejects.toMatchObject({
      details: { fields: [{ code: 'redirect.tooLong' }] },
    })
    expect(await found(at('step-1'))).toEqual([301, at('step-10')])
  })

  it('lead away from a path only once', async () => {
    const id = await lead(at('old'), '/new')
    await expect(lead(at('old'), '/other')).rejects.toMatchObject({
      details: { fields: [{ path: ['*', 'from'], code: 'redirect.taken' }] },
    })
    await withdraw('redirects', id)
    await lead(at('old'), '/other')
    expect(await found(at('old'))).toEqual([301, '/other'])
  })

  it('follow a document wherever it goes, in the language of whoever asks', async () => {
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

  it('are left behind by every address that a document had', async () => {
    const id = await update(`first-${made}`)
    await move(id, `second-${made}`)
    await move(id, `third-${made}`)
    for (const slug of ['first', 'second']) {
      expect(await found(`/updates/${slug}-${made}`)).toEqual([301, `/updates/third-${made}`])
    }
    expect(await found(`/updates/third-${made}`)).toBeUndefined()
    expect(await found(`/et/updates/first-${made}`)).toBeUndefined()
  })

  it('lead nowhere while the document is withdrawn, and to where it is when it comes back', async () => {
    const id = await update(`here-${made}`)
    await withdraw('updates', id)
    expect(await found(`/updates/here-${made}`)).toBeUndefined()
    await move(id, `there-${made}`)
    expect(await found(`/updates/here-${made}`)).toEqual([301, `/updates/there-${made}`])
  })

  it('belong to whichever document had an address last', async () => {
    const first = await update(`taken-${made}`)
    await move(first, `moved-${made}`)
    const second = await update(`taken-${made}`)
    expect(await found(`/updates/taken-${made}`)).toBeUndefined()
    await move(second, `heir-${made}`)
    expect(await found(`/updates/taken-${made}`)).toEqual([301, `/updates/heir-${made}`])
  })

  it('end at a page, though a redirect leads away from the same address', async () => {
    await update(`page-${made}`)
    await lead(`/updates/page-${made}`, '/elsewhere')
    await lead(at('old'), `/updates/page-${made}`)
    expect(await found(at('old'))).toEqual([301, `/updates/page-${made}`])
  })

  it('keep what was in force until when', async () => {
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

  it('go with their documents', async () => {
    const id = await lead(at('old'), '/new')
    const layers = await versionsOf('redirects', id)
    await setup.documents.trash({ actor: owner, type: 'redirects', id, layers })
    expect(await found(at('old'))).toBeUndefined()
  })

  it('cost two looks at where there is nothing', async () => {
    const asked: string[] = []
    const small = await openTestDocuments(kind, { onQuery: (sql) => asked.push(sql) })
    asked.length = 0
    await openRedirects(small.db, small.documents.types).find('/updates/nothing')
    expect(asked.filter((sql) => /redirects|addresses|appearances/.test(sql))).toHaveLength(2)
  })
})

/** What the screenshots show beyond the demonstration content: the update of the tutorial, in its states. */
import { z } from 'zod'
import type { Editor } from '../../testing/editor.ts'
import { documentWithLayers, signIn } from '../../testing/editor.ts'
import { owner } from '../../testing/product.ts'

/** Ids of documents and files, for the paths of screenshots. */
export type DemoIds = Readonly<Record<string, string>>

const openDay = {
  en: {
    title: 'Open day on Saturday',
    body: `On Saturday our doors are open from ten to six. You can print a cyanotype of a leaf that you found on the way.

Paper and chemicals are on the table. Children print with an adult.

<Callout tone="note">
  Bring a friend.
</Callout>
`,
  },
  el: {
    title: 'Ανοιχτή μέρα το Σάββατο',
    body: `Το Σάββατο οι πόρτες μας είναι ανοιχτές από τις δέκα ως τις έξι. Μπορείτε να τυπώσετε μια κυανοτυπία από ένα φύλλο που βρήκατε στον δρόμο.

Το χαρτί και τα χημικά είναι στο τραπέζι. Τα παιδιά τυπώνουν μαζί με έναν ενήλικα.

<Callout tone="note">
  Φέρτε μια φίλη ή έναν φίλο.
</Callout>
`,
  },
} as const

/** Its links have no page: something to fix for the checks. */
const winterHours = {
  title: 'Winter opening hours',
  body: `From December the printing room opens at noon and closes at six.

See the [autumn opening hours](/updates/autumn-opening-hours) and [how to find us](/updates/how-to-find-us).
`,
}

/** In the files of the demonstration content. */
export const seededIds = {
  seaweed: '01a1f8d2-7e2f-7218-84ba-36ca5234ded8',
  secondDarkroom: '01a1f8d1-60c6-7000-9347-336d94e0931c',
  picture: '01a1f8d2-3a8a-7b71-86d7-cd5e784b0dff',
} as const satisfies DemoIds

/** Creates the first account, as the documentation describes it. */
export async function createOwner(url: string, output: string): Promise<Editor> {
  const token = /One-time token: (\S+)/.exec(output)?.[1]
  const response = await fetch(`${url}/api/auth/setup`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ ...owner, token, username: 'Maria Vasilaki' }),
  })
  if (!response.ok) throw new Error(`The first account was not created: ${await response.text()}`)
  return signIn(url)
}

/** The update of the tutorial, as a draft in English, and a public one with broken links. */
export async function createDocuments(editor: Editor): Promise<DemoIds & { readonly openDay: string }> {
  await publishUpdate(editor, await createUpdate(editor, winterHours))
  const id = await createUpdate(editor, openDay.en)
  await editor.call('PUT', `/api/documents/updates/${id}/*`, z.unknown(), {
    version: 0,
    data: { cover: seededIds.picture },
  })
  return { ...seededIds, openDay: id, openingSet: await createPublishSet(editor, id) }
}

/** The update with a draft of a page that belongs to it. */
async function createPublishSet(editor: Editor, update: string): Promise<string> {
  const data = {
    title: 'How to find us',
    slug: 'how-to-find-us',
    body: 'From the station it is ten minutes on foot.',
  }
  const page = await editor.call('POST', '/api/documents/pages', documentWithLayers, { locale: 'en', data })
  const documents = [
    { type: 'updates', id: update, locales: ['en'] },
    { type: 'pages', id: page.id, locales: ['en'] },
  ]
  const set = z.object({ id: z.string() })
  const { id } = await editor.call('POST', '/api/publish-sets', set, { title: 'Open day', documents })
  return id
}

async function createUpdate(editor: Editor, data: object): Promise<string> {
  const { id } = await editor.call('POST', '/api/documents/updates', documentWithLayers, {
    locale: 'en',
    data,
  })
  return id
}

export async function translateUpdate(editor: Editor, id: string): Promise<void> {
  const path = `/api/documents/updates/${id}/el`
  await editor.call('PUT', path, z.unknown(), { version: 0, data: openDay.el })
}

/** Publishes the languages that have a text. */
export async function publishUpdate(editor: Editor, id: string): Promise<void> {
  const path = `/api/documents/updates/${id}`
  const { layers } = await editor.call('GET', path, documentWithLayers)
  const versions = Object.entries(layers).filter(([, { version }]) => version > 0)
  await editor.call('POST', `${path}/publish`, z.unknown(), {
    layers: Object.fromEntries(versions.map(([layer, { version }]) => [layer, version])),
  })
}

/** Lists the stories of each component from the built Storybook. */
export interface Story {
  readonly id: string
  readonly name: string
  readonly address: string
}

export interface Component {
  readonly name: string
  readonly stories: readonly Story[]
}

interface Entry {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly type: string
}

/** `Forms/Date field (datepicker)` is `date-field`: the names in brackets are only for search. */
const nameOf = (title: string) =>
  (title.split('/').at(-1) ?? title)
    .replace(/ \(.*\)$/, '')
    .toLowerCase()
    .replaceAll(' ', '-')

export async function readStories(url: string, names: readonly string[]): Promise<Component[]> {
  const response = await fetch(new URL('index.json', url))
  const { entries }: { entries: Readonly<Record<string, Entry>> } = await response.json()
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const byComponent = Map.groupBy(stories, ({ title }) => nameOf(title))
  const unknown = names.filter((name) => !byComponent.has(name))
  if (unknown.length > 0) throw new Error(`There are no stories of ${unknown.join(', ')}.`)
  return [...byComponent]
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([name, own]) => ({
      name,
      stories: own.map((story) => ({
        id: story.id,
        name: story.name,
        address: String(new URL(`iframe.html?viewMode=story&id=${story.id}`, url)),
      })),
    }))
}

/** Exports of other systems for tests, in the shape of real ones. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../../testing/cleanup-registry.ts'

/** Writes files to a new folder, which is removed at the end. Returns its path. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const root = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

export const fileWith = (name: string, content: string) => join(folderWith({ [name]: content }), name)

interface WxrPost {
  readonly id: number
  readonly type?: string
  readonly status?: string
  readonly title?: string
  readonly slug?: string
  readonly link?: string
  readonly content?: string
  readonly excerpt?: string
  readonly parent?: number
  readonly password?: string
  readonly more?: string
}

const cdata = (text: string) => `<![CDATA[${text}]]>`

function wxrItem(post: WxrPost, site: string): string {
  const {
    id,
    type = 'post',
    status = 'publish',
    title = `Post ${id}`,
    slug = '',
    content = '',
    excerpt = '',
  } = post
  const { link = `${site}/2019/05/${slug}/`, parent = 0, password = '', more = '' } = post
  return `<item><title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata('ada')}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-0${(id % 9) + 1} 10:00:00</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent>
<wp:menu_order>0</wp:menu_order><wp:post_type>${type}</wp:post_type><wp:post_password>${password}</wp:post_password>
<wp:is_sticky>0</wp:is_sticky>${more}</item>`
}

export function wxr(posts: readonly WxrPost[], site = 'https://old.example'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Old site</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>${cdata('Ada Lovelace')}</wp:author_display_name></wp:author>
${posts.map((post) => wxrItem(post, site)).join('\n')}
</channel></rss>`
}

const attachment = (site: string, file: string) =>
  `<wp:attachment_url>${site}/files/${file}</wp:attachment_url>${wxrMeta('_wp_attachment_image_alt', 'A fern')}`

export const wxrMeta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

/** Posts with blocks and shortcodes, nested pages, drafts, comments, and files. */
export function sampleWxr(site = 'https://old.example'): string {
  const blocks = `<!-- wp:paragraph --><p>Blue <a href="${site}/2019/05/classic/">light</a>.</p><!-- /wp:paragraph -->
<!-- wp:image {"id":90} --><figure class="wp-block-image"><img src="${site}/files/fern-300x200.png" alt="A fern"/><figcaption>At low tide</figcaption></figure><!-- /wp:image -->
<!-- wp:latest-posts /--><!-- wp:html --><script>alert(1)</script><iframe src="https://video.example/1"></iframe><!-- /wp:html -->`
  const classic = `One {line}
and another.

A [contact-form to="x"] and [sic].
<a href="javascript:alert(1)">No</a> <img src="${site}/files/gone.png" alt="Gone">`
  const terms = `<category domain="category" nicename="news">${cdata('News')}</category>
<category domain="post_tag" nicename="tide">${cdata('Tide')}</category>
<category domain="post_format" nicename="aside">${cdata('Aside')}</category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>90</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Nice</wp:comment_content></wp:comment>`
  return wxr(
    [
      {
        id: 1,
        title: 'Blocks &amp; light',
        slug: 'blocks',
        content: blocks,
        excerpt: 'In short',
        more: terms,
      },
      { id: 2, title: 'Classic', slug: 'classic', content: classic },
      { id: 3, type: 'page', title: 'About', slug: 'about', link: `${site}/about/`, content: '<p>Us</p>' },
      {
        id: 4,
        type: 'page',
        title: 'Team',
        slug: 'team',
        link: `${site}/about/team/`,
        parent: 3,
        content: 'We',
      },
      { id: 5, title: 'Draft', slug: '', status: 'draft', link: `${site}/?p=5`, content: 'Soon' },
      { id: 6, title: 'Secret', slug: 'secret', password: 'x', content: 'Hidden' },
      { id: 7, title: 'Deleted', slug: 'deleted', status: 'trash', content: 'Gone' },
      { id: 8, type: 'page', title: 'Search', slug: 'search', link: `${site}/search/`, content: 'Find' },
      { id: 90, type: 'attachment', status: 'inherit', title: 'fern', more: attachment(site, 'fern.png') },
      { id: 91, type: 'attachment', status: 'inherit', title: 'song', more: attachment(site, 'song.mp3') },
      { id: 92, type: 'nav_menu_item', title: 'Menu' },
    ],
    site,
  )
}

const lexical = JSON.stringify({
  root: {
    type: 'root',
    children: [
      {
        type: 'extended-heading',
        tag: 'h2',
        children: [{ type: 'extended-text', text: 'Tides', format: 0 }],
      },
      { type: 'paragraph', children: [{ type: 'extended-text', text: 'bold', format: 1 }] },
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/fern.png',
        alt: 'A fern',
        caption: 'Low <b>tide</b>',
      },
      { type: 'codeblock', language: 'js', code: 'const a = {}' },
      { type: 'toggle', heading: 'More', content: '<p>Inside</p>' },
      { type: 'bookmark', url: 'https://example.org/a', title: 'A link' },
      { type: 'signup', header: 'Join' },
    ],
  },
})
const mobiledoc = JSON.stringify({
  version: '0.3.1',
  atoms: [],
  cards: [['markdown', { markdown: '## Card\n\n- one' }]],
  markups: [['strong'], ['a', ['href', '__GHOST_URL__/lexical/']]],
  sections: [
    [
      1,
      'p',
      [
        [0, [0], 1, 'Strong'],
        [0, [], 0, ' and '],
        [0, [1], 1, 'linked'],
      ],
    ],
    [3, 'ul', [[[0, [], 0, 'item']]]],
    [10, 0],
  ],
})

export const sampleGhost = JSON.stringify({
  db: [
    {
      data: {
        posts: [
          {
            id: 'a',
            uuid: 'u-a',
            title: 'Lexical',
            slug: 'lexical',
            lexical,
            status: 'published',
            type: 'post',
            feature_image: '__GHOST_URL__/content/images/fern.png',
            published_at: '2024-02-01T08:00:00.000Z',
          },
          {
            id: 'b',
            uuid: 'u-b',
            title: 'Mobiledoc',
            slug: 'mobiledoc',
            mobiledoc,
            status: 'published',
            type: 'page',
            codeinjection_head: '<script></script>',
          },
          {
            id: 'c',
            uuid: 'u-c',
            title: 'Members',
            slug: 'members',
            html: '<p>Only you</p>',
            status: 'published',
            visibility: 'paid',
            type: 'post',
          },
          {
            id: 'd',
            uuid: 'u-d',
            title: 'Draft',
            slug: 'draft',
            html: '<p>Soon</p>',
            status: 'draft',
            type: 'post',
          },
        ],
        tags: [
          { id: 't1', name: 'Sea' },
          { id: 't2', name: '#internal', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'a', tag_id: 't2', sort_order: 1 },
          { post_id: 'a', tag_id: 't1', sort_order: 0 },
        ],
        users: [{ id: 'x', name: 'Ada' }],
        posts_authors: [{ post_id: 'a', author_id: 'x', sort_order: 0 }],
        posts_meta: [
          {
            ...{ post_id: 'a', meta_title: 'Search title', meta_description: 'Search text' },
            ...{ feature_image_alt: 'A green fern', feature_image_caption: 'Low tide' },
          },
        ],
        members: [{ id: 'm1' }, { id: 'm2' }],
      },
    },
  ],
})

/** One file in the manner of each generator. */
export const sampleFolder = {
  'content/posts/hugo.md': `+++
title = "Hugo"
date = 2024-03-01T10:00:00Z
tags = ["sea", "light"]
aliases = ["/old/hugo/"]
custom = 1
+++
Text with {{< youtube abc >}} and {{< figure src="/fern.png" alt="A fern" >}}

{{< highlight js >}}
let a = {}
{{< /highlight >}}
`,
  'content/posts/hugo.et.md': '---\ntitle: Hugo eesti keeles\ndate: 2024-03-01\n---\n\nTekst.\n',
  'content/about/_index.md':
    '---\ntitle: About\nweight: 3\n---\n\nSee [the team](team/) and [Hugo](../posts/hugo.md).\n',
  'content/about/team.md': '---\ntitle: Team\ndraft: true\n---\n\nUs.\n',
  'static/fern.png': Buffer.from('no image'),
} as const

export const jekyllFolder = {
  '_posts/2023-04-05-first-print.md': `---
layout: post
title: First print
categories: [news]
tags: sea, light
author: { name: Ada }
---
{% highlight ruby %}
puts 1
{% endhighlight %}

See {% post_url 2023-01-01-other %}.
`,
  '_drafts/later.md': '---\ntitle: Later\n---\nSoon.\n',
  'about.md':
    '---\ntitle: About\npermalink: /about-us/\n---\n<details><summary>More</summary>\n\nInside **bold**.\n\n</details>\n',
  '_layouts/post.md': 'No text of an author.',
}

export const starlightFolder = {
  'src/content/docs/index.mdx': `---
title: Welcome
template: splash
---
import { Card, Tabs, TabItem } from '@astrojs/starlight/components'

:::tip[Good to know]
A tide has **two** sides.
:::

<Tabs>
  <TabItem label="npm">One</TabItem>
  <TabItem label="pnpm">Two</TabItem>
</Tabs>

<Unknown>Kept {2 + 2}</Unknown>
`,
  'src/content/docs/guides/first.md': '---\ntitle: First\nsidebar: { order: 2 }\n---\n\n# Inner\n\nText.\n',
  'src/content/docs/et/guides/first.md': '---\ntitle: Esimene\n---\n\nTekst.\n',
  'src/content/docs/de/guides/first.md': '---\ntitle: Erste\n---\n\nText.\n',
}

export const docusaurusFolder = {
  'docs/01-intro.md':
    '---\nsidebar_position: 1\n---\n\n# Intro\n\n:::note\n\nRead [the next page](./02-next.md#end).\n\n:::\n',
  'docs/02-next.md': '---\ntitle: Next\nslug: following\n---\n\nThe end.\n',
  'blog/2024-05-06-hello.md': '---\ntitle: Hello\nauthors: [ada, { name: Grace }]\n---\n\nHi.\n',
}

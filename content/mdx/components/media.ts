/** Components of authors for images, videos and content of other services. */
import { z } from 'zod'
import {
  box,
  defineComponent,
  embedSchema,
  fixed,
  line,
  pixelsSchema,
  textSchema,
  urlSchema,
} from './define-component.ts'

export const Gallery = defineComponent({
  name: 'Gallery',
  label: /*i18n*/ { id: 'mdx.Gallery', message: 'Gallery' },
  help: /*i18n*/ {
    id: 'mdx.Gallery.help',
    message: 'Images side by side. Each image opens in a larger view.',
  },
  schema: {},
  content: ['Figure'],
  icon: 'image',
  editor: { frame: () => box('gallery'), fromLibrary: 'gallery' },
  render: 'Gallery',
})

export const Figure = defineComponent({
  name: 'Figure',
  label: /*i18n*/ { id: 'mdx.Figure', message: 'Image' },
  help: /*i18n*/ {
    id: 'mdx.Figure.help',
    message: 'An image from the media library, with an optional caption.',
  },
  schema: {
    src: urlSchema,
    alt: z.string().max(500),
    caption: textSchema.optional(),
    width: pixelsSchema.optional(),
    height: pixelsSchema.optional(),
    darkSrc: urlSchema.optional(),
  },
  content: 'nothing',
  icon: 'image',
  editor: {
    frame: ({ src, alt, caption }) => ({
      ...box('figure', {}, 'figure'),
      above: ['img', { src, alt: alt ?? '', draggable: 'false' }],
      below: caption ? ['figcaption', fixed('figure-caption'), String(caption)] : undefined,
    }),
    fromLibrary: 'image',
  },
  render: 'Figure',
})

export const Video = defineComponent({
  name: 'Video',
  label: /*i18n*/ { id: 'mdx.Video', message: 'Video' },
  help: /*i18n*/ {
    id: 'mdx.Video.help',
    message: 'A video that loads only when a visitor plays it.',
  },
  schema: {
    src: urlSchema,
    title: textSchema,
    poster: urlSchema,
    captions: urlSchema.optional(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)
      .optional(),
    caption: textSchema.optional(),
    width: pixelsSchema.optional(),
    height: pixelsSchema.optional(),
  },
  content: 'nothing',
  icon: 'play',
  editor: {
    frame: ({ title, poster }) => ({
      ...box('figure', {}, 'figure'),
      above: ['img', { src: poster, alt: title ?? '', draggable: 'false' }],
      below: ['figcaption', fixed('figure-caption'), String(title ?? '')],
    }),
    fileType: 'video',
  },
  render: 'Video',
})

export const Embed = defineComponent({
  name: 'Embed',
  label: /*i18n*/ { id: 'mdx.Embed', message: 'Embed' },
  help: /*i18n*/ {
    id: 'mdx.Embed.help',
    message: 'Content of another service. Nothing is loaded from there before a visitor agrees.',
  },
  schema: {
    href: embedSchema,
    title: textSchema.optional(),
  },
  content: 'nothing',
  icon: 'globe',
  editor: {
    frame: ({ title }) => ({
      ...box('embed', {}, 'figure'),
      above: ['figcaption', { contenteditable: 'false' }, line('embed-title', title)],
    }),
  },
  render: 'Embed',
})

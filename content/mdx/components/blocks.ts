/** Blocks of pages: components of authors that fill the width of an own page or of the home page. */
import { z } from 'zod'
import {
  box,
  defineComponent,
  fixed,
  line,
  linkSchema,
  pixelsSchema,
  textSchema,
  urlSchema,
} from './define-component.ts'

const optionalImage = {
  src: urlSchema.optional(),
  alt: z.string().max(500).optional(),
  width: pixelsSchema.optional(),
  height: pixelsSchema.optional(),
}

export const Hero = defineComponent({
  name: 'Hero',
  label: /*i18n*/ { id: 'mdx.Hero', message: 'Hero' },
  help: /*i18n*/ {
    id: 'mdx.Hero.help',
    message: 'The start of a page: a large title with text, buttons and an image.',
  },
  schema: {
    title: textSchema,
    label: textSchema.optional(),
    ...optionalImage,
    caption: textSchema.optional(),
  },
  content: 'blocks',
  isBlock: true,
  icon: 'home',
  editor: {
    frame: ({ title, label, src, alt }) => ({
      ...box('hero', {}, 'section'),
      above: [
        'div',
        fixed('hero-text'),
        ...(label ? [line('eyebrow', label)] : []),
        line('hero-title', title),
      ],
      body: ['div', 'hero-text hero-body'],
      below: src ? image('hero-media', src, alt) : undefined,
    }),
  },
  render: {
    component: 'HeroBlock',
    because: 'Hero of `ui` takes elements, and a text has the URL of an image.',
  },
})

function image(className: string, src: unknown, alt: unknown) {
  return ['div', fixed(className), ['img', { src, alt: alt ?? '', draggable: 'false' }]] as const
}

export const ImageText = defineComponent({
  name: 'ImageText',
  label: /*i18n*/ { id: 'mdx.ImageText', message: 'Image and text' },
  help: /*i18n*/ { id: 'mdx.ImageText.help', message: 'An image with text beside it.' },
  schema: {
    src: urlSchema,
    alt: z.string().max(500),
    side: z.enum(['start', 'end']).optional(),
    caption: textSchema.optional(),
    width: pixelsSchema.optional(),
    height: pixelsSchema.optional(),
  },
  content: 'blocks',
  isBlock: true,
  icon: 'image',
  editor: {
    frame: ({ src, alt, side }) => ({
      ...box('image-text', { 'data-side': String(side ?? 'start') }),
      above: image('image-text-media', src, alt),
      body: ['div', 'image-text-body'],
    }),
  },
  render: 'ImageText',
})

export const Statistics = defineComponent({
  name: 'Statistics',
  label: /*i18n*/ { id: 'mdx.Statistics', message: 'Statistics' },
  help: /*i18n*/ { id: 'mdx.Statistics.help', message: 'A few figures side by side, each with a label.' },
  schema: {},
  content: ['Statistic'],
  isBlock: true,
  icon: 'sort',
  editor: { frame: () => box('stats'), initialParts: 3 },
  render: { component: 'Stats', because: 'Authors look for the whole word.' },
})

export const Statistic = defineComponent({
  name: 'Statistic',
  label: /*i18n*/ { id: 'mdx.Statistic', message: 'Figure with label' },
  help: /*i18n*/ { id: 'mdx.Statistic.help', message: 'One figure, with what it counts.' },
  schema: { value: textSchema, label: textSchema, note: textSchema.optional() },
  content: 'nothing',
  parents: ['Statistics'],
  icon: 'sort',
  editor: {
    frame: ({ value, label, note }) => ({
      ...box('stat'),
      above: ['div', fixed('stat'), line('stat-label', label), line('stat-value', value)],
      below: note ? line('stat-note', note) : undefined,
    }),
  },
  render: { component: 'Stat', because: 'Authors look for the whole word.' },
})

export const Timeline = defineComponent({
  name: 'Timeline',
  label: /*i18n*/ { id: 'mdx.Timeline', message: 'Timeline' },
  help: /*i18n*/ { id: 'mdx.Timeline.help', message: 'Events in order, each with its date and a text.' },
  schema: {},
  content: ['TimelineEntry'],
  isBlock: true,
  icon: 'history',
  editor: { frame: () => box('timeline', { role: 'list' }, 'ol'), initialParts: 2 },
  render: 'Timeline',
})

export const TimelineEntry = defineComponent({
  name: 'TimelineEntry',
  label: /*i18n*/ { id: 'mdx.TimelineEntry', message: 'Event' },
  help: /*i18n*/ { id: 'mdx.TimelineEntry.help', message: 'One event, with its date or label.' },
  schema: { at: textSchema, title: textSchema },
  content: 'blocks',
  parents: ['Timeline'],
  icon: 'history',
  editor: {
    frame: ({ at, title }) => ({
      ...box('timeline-entry', {}, 'li'),
      above: ['div', fixed('timeline-name'), line('timeline-at', at), line('timeline-title', title)],
      body: ['div', 'timeline-text'],
    }),
  },
  render: 'TimelineEntry',
})

export const People = defineComponent({
  name: 'People',
  label: /*i18n*/ { id: 'mdx.People', message: 'People' },
  help: /*i18n*/ { id: 'mdx.People.help', message: 'Portraits side by side, each with name and role.' },
  schema: {},
  content: ['Person'],
  isBlock: true,
  icon: 'user',
  editor: { frame: () => box('people', { role: 'list' }, 'ul'), initialParts: 2 },
  render: 'People',
})

export const Person = defineComponent({
  name: 'Person',
  label: /*i18n*/ { id: 'mdx.Person', message: 'Person' },
  help: /*i18n*/ { id: 'mdx.Person.help', message: 'Name and role, with an optional portrait and link.' },
  schema: {
    name: textSchema,
    position: textSchema.optional(),
    href: linkSchema.optional(),
    ...optionalImage,
  },
  content: 'nothing',
  parents: ['People'],
  icon: 'user',
  editor: {
    frame: ({ name, position, src, alt }) => ({
      ...box('person', {}, 'li'),
      above: src
        ? image('person-picture', src, alt)
        : ['div', fixed('person-picture'), ['span', { 'aria-hidden': 'true' }, initialsOf(String(name))]],
      below: [
        'div',
        fixed('person-text'),
        line('person-name', name),
        ...(position ? [line('person-position', position)] : []),
      ],
    }),
  },
  render: 'Person',
})

/** As `Person` of `ui` shows them without a portrait. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter((word) => word !== '')
  return [first, others.at(-1) ?? ''].map((word) => [...word][0] ?? '').join('')
}

export const CallToAction = defineComponent({
  name: 'CallToAction',
  label: /*i18n*/ { id: 'mdx.CallToAction', message: 'Call to action' },
  help: /*i18n*/ {
    id: 'mdx.CallToAction.help',
    message: 'A band with a title, a short text and a button: what readers do next.',
  },
  schema: { title: textSchema },
  content: 'blocks',
  isBlock: true,
  icon: 'arrow',
  editor: {
    frame: ({ title }) => ({
      ...box('call-to-action', { 'data-theme': 'dark' }, 'section'),
      above: line('call-to-action-title', title),
      body: ['div', 'call-to-action-body'],
    }),
  },
  render: 'CallToAction',
})

export const MapLink = defineComponent({
  name: 'MapLink',
  label: /*i18n*/ { id: 'mdx.MapLink', message: 'Map link' },
  help: /*i18n*/ {
    id: 'mdx.MapLink.help',
    message: 'Links to a place on a map. Nothing is loaded from the map service.',
  },
  schema: { address: textSchema, href: linkSchema, title: textSchema.optional() },
  content: 'nothing',
  isBlock: true,
  icon: 'map-pin',
  editor: {
    frame: ({ address, title }) => ({
      ...box('map-link'),
      above: [
        'div',
        fixed('map-link-text'),
        ...(title ? [line('map-link-title', title)] : []),
        ['p', fixed('map-link-address'), ['a', {}, String(address ?? '')]],
      ],
    }),
  },
  render: 'MapLink',
})

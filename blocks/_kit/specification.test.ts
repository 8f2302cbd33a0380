import { expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { blockSchemas } from '@/blocks/_generated/schemas'

/** The specification's blocks with what it says about each: rules, defaults, limits. */
const free = { canDelete: true, canMove: true, canDuplicate: true }
const fixed = { canDelete: false, canMove: false, canDuplicate: false }
const blocks = [
  { type: 'page-header', rules: { ...fixed, acceptsChildren: false, singleton: 'first' } },
  { type: 'footer', rules: { ...fixed, acceptsChildren: false, singleton: 'last' } },
  {
    type: 'container',
    rules: { ...free, acceptsChildren: true },
    defaults: { brightness: 0.6, videoBrightness: 0.5 },
    takes: [{ brightness: 0 }, { brightness: 1 }, { videoBrightness: 1 }],
    refuses: [{ brightness: -0.01 }, { brightness: 1.01 }, { videoBrightness: 1.01 }],
  },
  {
    type: 'modal',
    rules: { ...free, acceptsChildren: true },
    takes: ['sm', 'md', 'lg', 'xl', '2xl'].map((size) => ({ size })),
    refuses: [{ size: 'xs' }, { size: '3xl' }],
  },
  {
    type: 'image',
    rules: { ...free, acceptsChildren: false },
    defaults: { width: 500 },
    takes: [{ width: 10 }, { width: 1000 }, { height: 10 }, { height: 1000 }],
    refuses: [{ width: 9 }, { width: 1001 }, { height: 1001 }],
  },
  { type: 'button', rules: { ...free, acceptsChildren: false } },
  { type: 'text', rules: { ...free, acceptsChildren: false } },
  { type: 'icon', rules: { ...free, acceptsChildren: false } },
  {
    type: 'social-icons',
    rules: { ...free, acceptsChildren: false },
    takes: [{ platforms: ['instagram', 'facebook', 'twitter', 'youtube', 'website'] }],
  },
  {
    type: 'email-list',
    rules: { ...free, acceptsChildren: false },
    defaults: {
      title: 'Join my email list',
      successMessage: 'Thank you! Will be in touch soon!',
    },
  },
  {
    type: 'membership-section',
    rules: { ...free, acceptsChildren: false },
    defaults: { title: 'Become a member' },
  },
  {
    type: 'upcoming-events',
    rules: { ...free, acceptsChildren: false },
    defaults: { title: 'Upcoming Events' },
  },
  {
    type: 'featured-music',
    rules: { ...free, acceptsChildren: false },
    defaults: { title: 'Buy my music' },
  },
] as const

it.each(blocks)('$type keeps to the specification', (block) => {
  const definition = blockSchemas.get(block.type)
  expect(definition?.rules).toEqual(block.rules)
  const fits = (props: unknown) => definition?.schema.safeParse(props).success
  if ('defaults' in block) {
    expect(definition?.schema.parse({})).toMatchObject(block.defaults)
  }
  for (const props of 'takes' in block ? block.takes : []) {
    expect(fits(props), JSON.stringify(props)).toBe(true)
  }
  for (const props of 'refuses' in block ? block.refuses : []) {
    expect(fits(props), JSON.stringify(props)).toBe(false)
  }
})

it('lets only the page header and the footer be fixed', () => {
  const singletons = [...blockSchemas].filter(([, { rules }]) => rules.singleton)
  expect(singletons.map(([type]) => type).sort()).toEqual(['footer', 'page-header'])
})

it('shows the brightness of a background as 0 to 100 percent', () => {
  const controls = editorBlocks
    .get('container')
    ?.editor.groups.flatMap(({ controls }) => [controls.brightness, controls.videoBrightness])
  for (const control of controls?.filter((each) => each !== undefined) ?? []) {
    expect(control).toMatchObject({ kind: 'slider', unit: '%', min: 0, max: 1, factor: 100 })
  }
})

it('has settings in groups with a title, and other words that find each of our blocks', () => {
  for (const [type, { editor }] of editorBlocks) {
    const isOurs = !type.includes('/')
    expect(editor.keywords?.length ?? 0, type).toBeGreaterThan(isOurs ? 2 : -1)
    for (const { title, controls } of editor.groups) {
      expect(title, type).not.toBe('')
      expect(Object.keys(controls).length, type).toBeGreaterThan(0)
    }
  }
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PlainLink } from '@/blocks/_kit/test-kit'
import { editorBlocks } from '@/email-blocks/_generated/editor'
import { blockSchemas } from '@/email-blocks/_generated/schemas'
import { serverBlocks } from '@/email-blocks/_generated/server'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { limits } from '@/src/core/limits'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { readProps } from '@/src/core/page-document/props'
import { emptyPage } from '@/src/core/page-document/templates/starter'

describe.each([...serverBlocks])('block %s of mails', (type, { definition, Render, load }) => {
  const html = async (editing: boolean) => {
    const context = { ...sampleSite('midnight'), mail: emptyMailContext }
    const props = readProps(definition, {})
    return renderToStaticMarkup(
      <Render
        props={props}
        data={editing ? undefined : await load?.({ props, context })}
        context={context}
        env={{ editing, Link: PlainLink }}
        rootProps={{ 'data-block-id': 'b1' }}
      />,
    )
  }

  it('takes its root props on the one outer element, before its data is there too', async () => {
    const drawn = (await html(true)).replace(/^(?:<link[^>]*>)+/, '')
    expect(drawn).toMatch(/^<table[^>]* data-block-id="b1"[^>]*>.*<\/table>$/s)
    expect(drawn.match(/data-block-id/g)).toHaveLength(1)
    expect(drawn).not.toContain('<template')
  })

  it('draws nothing but tables in a mail, and never what it lacks', async () => {
    expect(await html(false)).toMatch(/^(?:<link[^>]*>)*(?:<table.*<\/table>)?$/s)
  })

  it('has defaults that survive being stored', () => {
    const defaults = definition.schema.parse({})
    expect(definition.schema.parse(JSON.parse(JSON.stringify(defaults)))).toEqual(defaults)
  })

  it('offers each of its settings in the editor, and no others', () => {
    const block = editorBlocks.get(type)
    expect(block?.Render).toBe(Render)
    expect(blockSchemas.get(type)).toBe(definition)
    const { groups = [], richTextProp } = block?.editor ?? {}
    const offered = [...groups.flatMap(({ controls }) => Object.keys(controls)), richTextProp]
    expect(offered.filter(Boolean).sort()).toEqual(Object.keys(definition.schema.shape).sort())
  })
})

it('keeps to the specification', () => {
  const defaultsOf = (type: string) => blockSchemas.get(type)?.schema.parse({})
  expect(defaultsOf('email-root')).toMatchObject({ width: 600 })
  expect(defaultsOf('email-columns')).toMatchObject({ count: 1 })
  expect(limits.email.spacer).toMatchObject({ minPx: 100, maxPx: 1000 })
  const spacer = blockSchemas.get('email-spacer')?.schema
  for (const [height, fits] of [
    [99, false],
    [100, true],
    [1000, true],
    [1001, false],
  ] as const) {
    expect(spacer?.safeParse({ height }).success).toBe(fits)
  }
  for (const [count, fits] of [
    [0, false],
    [1, true],
    [4, true],
    [5, false],
  ] as const) {
    expect(blockSchemas.get('email-columns')?.schema.safeParse({ count }).success).toBe(fits)
  }
})

it('has a root and a footer that stay where they are, and all else inside', () => {
  const free = [...blockSchemas.values()].filter(({ rules }) => !rules.isInner)
  expect(free.map(({ type, rules }) => [type, rules.singleton, rules.canDelete])).toEqual([
    ['email-footer', 'last', false],
    ['email-root', 'first', false],
  ])
  const empty = emptyPage(blockSchemas)
  const checked = checkDocument(empty, blockSchemas)
  expect('document' in checked && checked.document).toEqual(empty)
})

// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { editorBlocks as pageBlocks } from '@/blocks/_generated/editor'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import { nameOf, newBlock } from '@/plugins/visual-editor/editor/block-registry'
import { createClipboard } from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { emailKind } from '@/plugins/visual-editor/editor/email/email-kind'
import { lossOf } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { BlockSettings } from '@/plugins/visual-editor/editor/inspector/block-settings'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { AddPanel } from '@/plugins/visual-editor/editor/panels/add-panel'
import { findBlocks } from '@/plugins/visual-editor/editor/panels/panel-items'
import { Rail } from '@/plugins/visual-editor/editor/panels/panels'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { mailTheme } from '@/src/core/email/mail-theme'
import { shippedTemplate } from '@/src/core/email/registry'
import { variablesOf } from '@/src/core/email/template'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { richTextOf } from '@/src/core/rich-text'

afterEach(cleanup)

const receipt = shippedTemplate('receipt')
const kind = emailKind(variablesOf(receipt), { isPublished: false })
const parts = { kind, blocks: kind.blocks }

function open(children?: React.ReactNode) {
  const editor = openTestEditor(receipt.document.nodes, { parts, children })
  const idOf = (type: string, index = 0) =>
    Object.entries(editor.engine.document().nodes).filter(([, found]) => found.type === type)[
      index
    ]?.[0] ?? ''
  const inner = () => editor.childrenOf(idOf('email-root')) ?? []
  return { ...editor, idOf, inner }
}

it('offers the blocks and panels of emails alone', () => {
  open(
    <>
      <Rail />
      <AddPanel />
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Add to this email' })).toBeTruthy()
  const offered = [...document.querySelectorAll('[data-block-type]')].map((card) =>
    card.getAttribute('data-block-type'),
  )
  expect(offered).toContain('email-spacer')
  // That of a plugin is one of emails, too.
  expect(offered.filter((type) => !type?.startsWith('email-'))).toEqual(['encore/countdown'])
  expect(offered).not.toContain('email-footer')
  const panels = screen.getByRole('navigation', { name: 'Panels' })
  expect(panels.textContent).toBe('AddLayersVariablesSubject')
  expect(screen.queryByRole('button', { name: /Ready-made sections/ })).toBeNull()
})

it.each([
  ['welcome', undefined],
  ['receipt', '{{order.lines}}'],
  ['tickets', '{{ticket.codes}}'],
])('lists in %s what that email knows', (key, list) => {
  const { blocks } = emailKind(variablesOf(shippedTemplate(key)), { isPublished: true })
  const offered = findBlocks([...blocks.values()], 'list').find(
    ({ definition }) => definition.type === 'email-order-lines',
  )
  expect(offered && newBlock(offered).props.list).toBe(list)
})

it('names blocks by what their variables are called', () => {
  const { builder, engine, idOf } = open()
  const name = (type: string, index = 0) =>
    nameOf(builder.blocks, engine.document(), idOf(type, index))
  expect(name('email-button')).toBe('‹What the order’s button says›')
  expect(name('email-text', 2)).toContain('Order ‹Order number›')
})

it('shows the colours that an email has while none are chosen', () => {
  const root = Object.keys(receipt.document.nodes).find(
    (id) => receipt.document.nodes[id]?.type === 'email-root',
  )
  const { builder, run } = open(<BlockSettings id={root ?? ''} />)
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  const { ground, card } = mailTheme(builder.site.getState().theme).colors
  expect(ground).not.toBe(card)
  expect([shown('Around the email'), shown('Behind the words')]).toEqual([ground, card])
  // What is around follows what is behind the words.
  const colors = { background: '', innerBackground: '#102030' }
  run(() => builder.site.setState({ mail: { ...emptyMailContext, colors } }))
  expect(shown('Around the email')).toBe(
    mailTheme(builder.site.getState().theme, colors).colors.ground,
  )
})

it('has the same keys for what both kinds can do, and none for what only pages can', () => {
  const [ofEmail, ofPage] = [kind, pageKind(pageBlocks)].map((each) =>
    actionsOf(each).map(({ id }) => id),
  )
  expect(ofEmail).toEqual(expect.arrayContaining(['undo', 'duplicate', 'panel-variables', 'save']))
  expect(ofPage).toEqual(expect.arrayContaining(['undo', 'duplicate', 'panel-pages', 'publish']))
  expect(ofEmail).not.toContain('publish')
  expect(ofEmail).not.toContain('keep-section')
})

it('puts new blocks inside the email, wherever nothing is selected', () => {
  const { commands, inner, run, idOf } = open()
  const before = inner().length
  run(() => commands.add('email-button'))
  run(() => commands.select(idOf('email-footer')))
  run(() => commands.add('email-divider'))
  expect(inner()).toHaveLength(before + 2)
})

it('keeps the footer, and lets blocks not leave the email', () => {
  const { commands, idOf, inner, run, said } = open()
  run(() => commands.remove(idOf('email-footer')))
  expect(idOf('email-footer')).not.toBe('')
  expect(said()).toBe('Stays at the bottom')
  const [first = ''] = inner()
  expect(commands.canMoveOut(first)).toBe(false)
  run(() => commands.moveTo(first, { parentId: 'root', index: 1 }))
  expect(inner()).toContain(first)
})

it('refuses to take away what the email needs', () => {
  const { builder, engine, ui, idOf, run, said } = open()
  const objection = lossOf(receipt.required, kind.blocks)
  const commands = createCommands({ ...builder, engine, ui, objection })
  const list = idOf('email-order-lines')
  run(() => commands.remove(list))
  expect(engine.document().nodes[list]).toBeDefined()
  expect(said()).toBe(ownerMessages.emails.neededHere('What was ordered'))
  run(() => commands.duplicate(list))
  run(() => commands.remove(list))
  expect(engine.document().nodes[list]).toBeUndefined()
})

it('takes no blocks of pages, and pages none of emails; words become a text of their own kind', () => {
  const { builder, inner, run, said, idOf } = open()
  const clipboard = createClipboard({
    ...builder,
    uploadPictures: async () => ({ stored: [], failure: null }),
  })
  const paste = (contents: Readonly<Record<string, string>>) =>
    run(() => void clipboard.pasteFrom({ read: (type) => contents[type] ?? '', files: [] }))
  const clip = (from: string) => ({
    'application/x-bandstand-blocks+json': JSON.stringify({
      version: 1,
      profileId: 'p',
      kind: from,
      rootId: 'a',
      nodes: { a: node('text', [], { doc: richTextOf('paragraph', 'Hi') as never }) },
    }),
  })
  const before = inner().length
  paste(clip('page'))
  expect(inner()).toHaveLength(before)
  expect(said()).toBe(ownerMessages.editor.otherKind('page', 'email'))

  paste({ 'text/plain': 'Just words' })
  expect(inner()).toHaveLength(before + 1)
  expect(builder.engine.document().nodes[inner().at(-1) ?? '']?.type).toBe('email-text')
  expect(idOf('text')).toBe('')
})

it('shows variables by their plain names, in words and settings alike', () => {
  const drawn = kind.drawn?.({
    label: '{{order.action}}',
    doc: richTextOf('paragraph', 'Order {{order.number}}'),
  })
  const words = JSON.stringify(drawn)
  expect(words).toContain('Order number')
  expect(words).not.toContain('{{')
})

it('takes a variable for a link, and otherwise what pages take', () => {
  expect(kind.linkAddress(' {{order.url}} ')).toBe('{{order.url}}')
  expect(kind.linkAddress('example.com')).toBe('https://example.com')
  expect(pageKind(pageBlocks).linkAddress('{{order.url}}')).not.toBe('{{order.url}}')
})

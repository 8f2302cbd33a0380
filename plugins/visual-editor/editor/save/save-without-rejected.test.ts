import { expect, it, vi } from 'vitest'
import { node, testBlocks } from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { saveWithoutRejected } from '@/plugins/visual-editor/editor/save/save-without-rejected'
import type { PageDocument } from '@/src/core/page-document/schema'

const page: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['head', 'a', 'b', 'foot']),
    head: node('header'),
    a: node('note', [], { title: 'Listen', picture: 'gone' }),
    b: node('note', [], { title: 'Written later' }),
    foot: node('footer'),
  },
}

function serverThatRefuses(field: string) {
  const sent: PageDocument[] = []
  const save = vi.fn(async (layout: PageDocument, baseRev: number): Promise<SaveResult> => {
    sent.push(layout)
    const fields = [{ field, message: 'Too big: expected string' }]
    return layout.nodes.a?.props.picture
      ? { kind: 'refused', message: 'Too big: expected string', fields }
      : { kind: 'saved', rev: baseRev + 1 }
  })
  return { sent, save: saveWithoutRejected(save, testBlocks) }
}

it('saves all but the setting that is refused, and names its block', async () => {
  const { sent, save } = serverThatRefuses('layout.a.picture')
  await expect(save(page, 4, false)).resolves.toMatchObject({
    kind: 'refused',
    blockId: 'a',
    restRev: 5,
    message: '“Picture” of “Listen” could not be saved as it is. Everything else is saved.',
  })
  expect(sent[1]?.nodes).toEqual({
    ...page.nodes,
    a: { ...page.nodes.a, props: { title: 'Listen' } },
  })
})

it('takes nothing away where more than a setting is wrong', async () => {
  const { sent, save } = serverThatRefuses('layout.a')
  await expect(save(page, 4, false)).resolves.toMatchObject({
    kind: 'refused',
    message: 'Too big: expected string',
  })
  expect(sent).toEqual([page])
})

it('sends nothing twice that is taken', async () => {
  const { sent, save } = serverThatRefuses('layout.a.picture')
  const { a, ...others } = page.nodes
  const nodes = { ...others, root: node('root', ['head', 'b', 'foot']) }
  await expect(save({ version: 1, nodes }, 4, false)).resolves.toEqual({ kind: 'saved', rev: 5 })
  expect(sent).toHaveLength(1)
})

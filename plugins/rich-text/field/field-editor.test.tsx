// @vitest-environment jsdom
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FieldEditor } from '@/plugins/rich-text/field/field-editor'
import type { ClientFeatures } from '@/plugins/rich-text/kit/editor-config'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { richTextOf } from '@/src/core/rich-text'

vi.mock('@payloadcms/ui', async (original) => ({
  ...(await original<object>()),
  useConfig: () => ({ config: {} }),
  BulkUploadProvider: ({ children }: { children: ReactNode }) => (
    <section aria-label="Uploads">{children}</section>
  ),
}))

stubLayout()
afterEach(cleanup)

function open(features: ClientFeatures) {
  const element = document.body.appendChild(document.createElement('div'))
  render(
    <FieldEditor
      features={features}
      field={{ path: 'words' }}
      initial={JSON.stringify(richTextOf('paragraph', 'Salt'))}
      findElement={() => element}
      caretAt={() => null}
      toolbarHost={null}
      registerCommit={() => {}}
      onCommit={() => {}}
      onClose={() => {}}
    />,
  )
}

const items = [{ key: 'stamp', label: 'Stamp', onSelect: () => {} }]
const StampFeatureClient = createClientFeature({
  toolbarFixed: { groups: [{ type: 'buttons', key: 'stamps', items }] },
})

it('takes a feature of another package for what it is, though it has the key of one of ours', async () => {
  open({ speech: { clientFeatureProvider: StampFeatureClient } })
  await screen.findByRole('button', { name: 'Stamp' })
  expect(screen.queryByRole('button', { name: /aloud/i })).toBeNull()
})

it('has nothing of ours for a feature that only the server has', () => {
  open({ rules: { clientFeatureProps: {} } })
  expect(screen.queryByRole('button', { name: /Insert/ })).toBeNull()
})

it('loads ours, with the props that the server has for it', () => {
  const clientFeatureProps = { enabledHeadingSizes: ['h3'] }
  open({
    paragraph: { isLoadedOnWriting: true },
    heading: { isLoadedOnWriting: true, clientFeatureProps },
  })
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names).toEqual(['Paragraph', 'Heading 3'])
})

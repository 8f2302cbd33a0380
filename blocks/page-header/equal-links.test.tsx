// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { sampleContext } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/page-header/render'

const PlainLink: BlockEnvironment['Link'] = (props) => <a {...props} />

it('shows two equal links as two', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const link = { label: 'Store', href: '/products' }
  const context = {
    ...sampleContext,
    theme: { ...sampleContext.theme, headerLinks: [link, link] },
  }
  render(
    <Render
      props={{}}
      data={undefined}
      context={context}
      env={{ editing: false, Link: PlainLink }}
      rootProps={{}}
    />,
  )
  expect(screen.getAllByRole('link', { name: 'Store' })).toHaveLength(2)
  expect(complaint).not.toHaveBeenCalled()
})
